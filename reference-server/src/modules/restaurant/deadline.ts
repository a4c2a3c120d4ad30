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

/** What comes in time, or `'late'`. What comes late is not waited for; it goes on by itself. */
export async function withTimeout<Value>(
  coming: Promise<Value>,
  milliseconds: number,
): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
