import { useEffect, useState } from 'react';

const longestMilliseconds = 4_000;

/**
 * Against layout shift: true while what stands above is on its way, so that nothing is shown below it that
 * it would push from under the finger. Whoever is not answered sees the rest all the same, after a while.
 */
export function useHold(isOnItsWay: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setOver(true), longestMilliseconds);
    return () => clearTimeout(timer);
  }, [isOnItsWay]);
  return isOnItsWay && !isOver;
}
