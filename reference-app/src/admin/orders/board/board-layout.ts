import { boardStatuses, type OrderStatus } from '@portal/domain/orders';
import { hasWords, searchWords } from '@portal/domain/search';
import type { BoardCard } from '../queries/board-queries.ts';

/** A state that has a column of its own. */
export type BoardStatus = (typeof boardStatuses)[number];

/** The board: each column from the one who waits longest to the latest. */
export type BoardColumns = Readonly<Record<BoardStatus, readonly BoardCard[]>>;

/** What part of the board is looked at. */
export interface BoardFilter {
  readonly search: string;
  readonly storeId: number | null;
}

/** Where an arrow key leads. */
export type Direction = 'up' | 'down' | 'left' | 'right';

function isOnBoard(status: OrderStatus): status is BoardStatus {
  return boardStatuses.some((known) => known === status);
}

function matches({ id, room, guest, store }: BoardCard, words: readonly string[]): boolean {
  return hasWords(words, `#${id} №${id} ${id}`, room.name, guest.name, store.title);
}

/** Puts orders into their columns. */
export function layOut(orders: readonly BoardCard[], filter: BoardFilter): BoardColumns {
  const words = searchWords(filter.search);
  const columns: Record<BoardStatus, BoardCard[]> = { new: [], inwork: [], delivered: [] };
  for (const order of orders) {
    const isOfStore = filter.storeId === null || order.store.id === filter.storeId;
    if (isOnBoard(order.status) && isOfStore && matches(order, words))
      columns[order.status].push(order);
  }
  for (const status of boardStatuses) columns[status].sort((one, other) => one.id - other.id);
  return columns;
}

/** Where an order stands, or null when it is not on the board. */
export function placeOf(
  columns: BoardColumns,
  id: number | null,
): { readonly status: BoardStatus; readonly index: number } | null {
  for (const status of boardStatuses) {
    const index = columns[status].findIndex((order) => order.id === id);
    if (index !== -1) return { status, index };
  }
  return null;
}

/**
 * The order an arrow key leads to: the neighbour in the column, or the one at the same height in the
 * next column that has any. Without a place to begin from, the first of all.
 */
export function neighbour(
  columns: BoardColumns,
  id: number | null,
  direction: Direction,
): number | null {
  const place = placeOf(columns, id);
  if (!place) return boardStatuses.flatMap((status) => columns[status])[0]?.id ?? null;
  const { status, index } = place;
  if (direction === 'up' || direction === 'down') {
    return columns[status][index + (direction === 'down' ? 1 : -1)]?.id ?? null;
  }
  const at = boardStatuses.indexOf(status);
  const beside =
    direction === 'right' ? boardStatuses.slice(at + 1) : boardStatuses.slice(0, at).reverse();
  const column = beside.map((other) => columns[other]).find(({ length }) => length > 0);
  return column?.[Math.min(index, column.length - 1)]?.id ?? null;
}
