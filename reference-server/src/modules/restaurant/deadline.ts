/** How long somebody is still ready to wait. */
export interface Deadline {
  /** Milliseconds; never below 0. */
  left(): number;
}

/** Patience that begins now, for one call however many questions that takes. */
export function createDeadline(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return { left: () => Math.max(0, end - performance.now()) };
}
