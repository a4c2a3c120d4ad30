import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as counts for being there, in pixels. */
const nearEnough = 48;

/** Keeps the end of a growing list in sight, but only for one who has it in sight already. */
export function useStickToEnd(items: readonly { readonly id: string }[]) {
  const logRef = useRef<HTMLDivElement>(null);
  const lastId = items.at(-1)?.id;
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenId, setSeenId] = useState(lastId);

  const showEnd = useCallback(() => {
    const log = logRef.current;
    if (log) log.scrollTop = log.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    if (isAtEnd) showEnd();
  }, [lastId, isAtEnd, showEnd]);

  const onScroll = useCallback(() => {
    const log = logRef.current;
    if (!log) return;
    const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnough;
    // What stood at the end when one left it has been seen.
    if (isAtEnd || isNear) setSeenId(lastId);
    setAtEnd(isNear);
  }, [isAtEnd, lastId]);

  return { logRef, unseen: isAtEnd ? 0 : countAfter(items, seenId), showEnd, onScroll };
}

/** Earlier ones that are put before do not count; where the one that was seen is gone, none do. */
function countAfter(items: readonly { readonly id: string }[], seenId: string | undefined): number {
  const seen = items.findIndex(({ id }) => id === seenId);
  return seen === -1 ? 0 : items.length - 1 - seen;
}
