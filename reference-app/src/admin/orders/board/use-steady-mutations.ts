import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CardMutations } from './order-card.tsx';

/**
 * The same acts for as long as the board is there, each doing what the latest one does: a card is drawn
 * anew only when its order changes.
 */
export function useSteadyMutations(acts: CardMutations): CardMutations {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      onOpen: (id) => latest.current.onOpen(id),
      onNext: (order) => latest.current.onNext(order),
      onCurrent: (id) => latest.current.onCurrent(id),
    }),
    [],
  );
}
