import { startTransition, useEffect, useState } from 'react';

const atFirst = 8;
const atOnce = 24;
/** Of a longer list the rest is drawn near the screen only: a weak phone is slow with thousands. */
const maxCount = 240;
/** Between two times, for whatever a guest does. */
const restMilliseconds = 16;

/** How many of so many things are drawn by now, also where nobody looks yet: a few more whenever there is time. */
export function useProgressiveRender(total: number): number {
  const [count, setCount] = useState(atFirst);
  useEffect(() => {
    if (count >= Math.min(total, maxCount)) return;
    const timer = setTimeout(
      () => startTransition(() => setCount(count + atOnce)),
      restMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
