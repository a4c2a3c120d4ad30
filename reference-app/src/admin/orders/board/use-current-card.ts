import { useState } from 'react';
import { neighbour, placeOf, type BoardColumns, type Direction } from './board-layout.ts';

/** The card that keys mean. */
export interface CurrentCard {
  /** Null where the board is empty. */
  readonly id: number | null;
  /** Grows whenever that card is to be brought into sight and to have focus. */
  readonly asked: number;
  /** It has got focus by itself. */
  readonly become: (id: number) => void;
  readonly move: (direction: Direction) => void;
  /** Brings it into sight and gives it focus, also after it has changed its column. */
  readonly ask: () => void;
}

/**
 * Follows one card through the board. When it leaves, the one that takes its place is meant: where
 * it stood in its column, else the first there is.
 */
export function useCurrentCard(columns: BoardColumns): CurrentCard {
  const [meant, setMeant] = useState<number | null>(null);
  const [asked, setAsked] = useState(0);
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

  function ask() {
    setAsked((times) => times + 1);
  }

  return {
    id,
    asked,
    become: setMeant,
    move(direction) {
      const next = meant === null ? id : neighbour(columns, id, direction);
      if (next !== null) setMeant(next);
      ask();
    },
    ask,
  };
}
