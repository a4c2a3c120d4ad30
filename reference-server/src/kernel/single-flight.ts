/** Does the work, or joins it where the same is under way. */
export type SingleFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Work that is done once for all who want the same at the same time. A failure is everybody's. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const pending = new Map<string, Promise<Result>>();
  return (key, work) => {
    const joined = pending.get(key);
    if (joined) return joined;
    const doing = work().finally(() => pending.delete(key));
    pending.set(key, doing);
    return doing;
  };
}
