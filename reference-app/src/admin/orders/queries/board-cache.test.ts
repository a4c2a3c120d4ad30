import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { findOnBoard, patchOnBoard, putOnBoard } from './board-cache.ts';
import { boardKey } from './board-key.ts';
import type { Board } from './board-queries.ts';
import { someBoardOrder } from '../board/some-board-order.ts';

function holding(...orders: Board['orders']): QueryClient {
  const client = new QueryClient();
  const board: Board = { orders, open: orders.length, today: { done: 0, canceled: 0 } };
  client.setQueryData(boardKey, board);
  return client;
}

describe('an order on the board', () => {
  it('is changed alone, and tells what it was before', () => {
    const client = holding(someBoardOrder({ id: 1 }), someBoardOrder({ id: 2 }));
    const other = findOnBoard(client, 2);
    const before = patchOnBoard(client, 1, (order) => {
      order.status = 'inwork';
    });
    expect(before?.status).toBe('new');
    expect(findOnBoard(client, 1)?.status).toBe('inwork');
    expect(findOnBoard(client, 2)).toBe(other);
  });

  it('stays opened when it is told anew', () => {
    const client = holding(someBoardOrder({ id: 1, isOpened: true }));
    const event = { ...someBoardOrder({ version: 2 }), products: [], iikoProducts: [] };
    putOnBoard(client, { ...event, id: 1 } as unknown as AppOrder);
    putOnBoard(client, { ...event, id: 2 } as unknown as AppOrder);
    expect(findOnBoard(client, 1)).toMatchObject({ version: 2, isOpened: true });
    expect(findOnBoard(client, 2)?.isOpened).toBe(false);
  });

  it('is not made up where the board has not been read, or does not hold it', () => {
    const nothingRead = new QueryClient();
    expect(patchOnBoard(nothingRead, 1, () => undefined)).toBeNull();
    expect(nothingRead.getQueryData(boardKey)).toBeUndefined();
    expect(patchOnBoard(holding(), 1, () => undefined)).toBeNull();
  });
});
