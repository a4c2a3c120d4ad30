import { isTaskCancelledError, timeout, TimeoutStrategy, type TimeoutPolicy } from 'cockatiel';

/** Policy that waits for work for so long: late work is not waited for, and goes on by itself. */
export function timeLimit(milliseconds: number): TimeoutPolicy {
  return timeout(milliseconds, TimeoutStrategy.Aggressive);
}

/** For a `catch`: gives what stands in for late work, or throws; other errors stay what they are. */
export function whenLate<Late>(standIn: (cause: Error) => Late) {
  return (error: unknown): Late => {
    if (isTaskCancelledError(error)) return standIn(error);
    throw error;
  };
}
