/** How long somebody is still ready to wait. */
export interface Patience {
  /** Milliseconds; never below 0. */
  left(): number;
}

/** Patience that begins now, for one call however many questions that takes. */
export function createPatience(milliseconds: number): Patience {
  const end = performance.now() + milliseconds;
  return { left: () => Math.max(0, end - performance.now()) };
}

/** What comes in time, or `'late'`. What comes late is not waited for; it goes on by itself. */
export async function inTime<Value>(
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
