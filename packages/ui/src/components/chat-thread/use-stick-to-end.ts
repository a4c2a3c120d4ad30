import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as counts for being there, in pixels. */
const nearEnough = 48;

/** Keeps the end of a growing list in sight, but only for one who has it in sight already. */
export function useStickToEnd(count: number) {
  const logRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [seen, setSeen] = useState(count);

  const showEnd = useCallback(() => {
    const log = logRef.current;
    if (log) log.scrollTop = log.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    if (isAtEnd.current) showEnd();
  }, [count, showEnd]);

  const onScroll = useCallback(() => {
    const log = logRef.current;
    if (!log) return;
    isAtEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnough;
    if (isAtEnd.current) setSeen(count);
  }, [count]);

  return { logRef, unseen: Math.max(0, count - seen), showEnd, onScroll };
}
