import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CardMutations } from './column/order-card.tsx';

/**
 * The same callbacks for as long as the board is there, each doing what the latest one does: a card is drawn
 * anew only when its order changes.
 */
export function useStableMutations(mutations: CardMutations): CardMutations {
  const latest = useRef(mutations);
  useLayoutEffect(() => {
    latest.current = mutations;
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
