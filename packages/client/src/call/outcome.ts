import type { ProblemBody } from '@portal/domain';

/** Either what was asked for, or the declared reason why not. */
export type Outcome<Value, Problem = ProblemBody> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** What was asked for. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Why it was not done. */
export function refused<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
