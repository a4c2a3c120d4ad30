import { unwrap } from '@portal/client';
import { boardOrderOf } from '@portal/domain/orders';
import type { QueryClient } from '@tanstack/react-query';
import { produce, type Draft } from 'immer';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { boardKey } from './board-key.ts';
import type { Board, BoardCard } from './board-queries.ts';

/** The order as the board holds it, or null. */
export function findOnBoard(client: QueryClient, id: number): BoardCard | null {
  const board = client.getQueryData<Board>(boardKey);
  return board?.orders.find((order) => order.id === id) ?? null;
}

/** Changes one order of the board. Returns what it was before, or null when it is not there. */
export function patchOnBoard(
  client: QueryClient,
  id: number,
  alter: (order: Draft<BoardCard>) => void,
): BoardCard | null {
  const before = findOnBoard(client, id);
  if (!before) return null;
  const after = produce(before, alter);
  client.setQueryData<Board>(
    boardKey,
    (board) =>
      board && {
        ...board,
        orders: board.orders.map((order) => (order.id === id ? after : order)),
      },
  );
  return before;
}

/** Puts an order on the board, or a newer version of it; never an older one. */
export function putOnBoard(client: QueryClient, order: AppOrder): void {
  client.setQueryData<Board>(boardKey, (board) => {
    const held = board?.orders.find(({ id }) => id === order.id);
    if (!board || (held && held.version > order.version)) return board;
    const card = unwrap(boardOrderOf({ id: order.id, attributes: order }, held?.isOpened));
    return { ...board, orders: [...board.orders.filter(({ id }) => id !== card.id), card] };
  });
}
