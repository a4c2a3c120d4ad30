import { useEffect, useState } from 'react';

const maxMilliseconds = 4_000;

/**
 * Against layout shift: true while what stands above is on its way, so that nothing is shown below it that
 * it would push from under the finger. What failed once is not waited for, and who is not answered sees the
 * rest all the same, after a while.
 */
export function useHold(
  queries: readonly { readonly isPending: boolean; readonly failureCount: number }[],
  isHeld = false,
): boolean {
  const isLoading =
    isHeld || queries.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setOver(true), maxMilliseconds);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && !isOver;
}
