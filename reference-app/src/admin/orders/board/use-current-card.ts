import { useState } from 'react';
import { neighbour, placeOf, type BoardColumns, type Direction } from './board-layout.ts';

/**
 * Follows one card through the board. When it leaves, the one that takes its place is meant: where
 * it stood in its column, else the first there is.
 */
export function useCurrentCard(columns: BoardColumns) {
  const [meant, setMeant] = useState<number | null>(null);
  const [focusRequest, setFocusRequest] = useState(0);
  const [lastPlace, setLastPlace] = useState<ReturnType<typeof placeOf>>(null);

  const place = placeOf(columns, meant);
  if (place && (place.status !== lastPlace?.status || place.index !== lastPlace.index)) {
    setLastPlace(place);
  }
  const id = place ? meant : heir();

  function heir(): number | null {
    const column = lastPlace ? columns[lastPlace.status] : [];
    const beside = column[Math.min(lastPlace?.index ?? 0, column.length - 1)];
    return beside?.id ?? neighbour(columns, null, 'down');
  }

  function requestFocus() {
    setFocusRequest((times) => times + 1);
  }

  return {
    /** Null where the board is empty. */
    id,
    /** Counter: grows whenever that card is to be scrolled to and focused. */
    focusRequest,
    /** It has got focus by itself. */
    become: setMeant,
    move(direction: Direction) {
      const next = meant === null ? id : neighbour(columns, id, direction);
      if (next !== null) setMeant(next);
      requestFocus();
    },
    /** Scrolls to it and focuses it, also after it has changed its column. */
    requestFocus,
  };
}
