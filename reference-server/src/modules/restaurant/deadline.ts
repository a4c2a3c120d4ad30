/** How long somebody is still ready to wait. */
export type Deadline = ReturnType<typeof createDeadline>;

/** Patience that begins now, for one call however many questions that takes. */
export function createDeadline(milliseconds: number) {
  const end = performance.now() + milliseconds;
  return {
    /** Milliseconds; never below 0. */
    left: (): number => Math.max(0, end - performance.now()),
  };
}
