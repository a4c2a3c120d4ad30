import type { Unwrapped, ValueOf } from '@portal/client';
import type { BoardOrder, fetchOrderBoard } from '@portal/domain/orders';
import { queryOptions } from '@tanstack/react-query';
import { personal } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';
import { boardKey } from './board-key.ts';

/** An order as the board holds it. */
export type BoardCard = Unwrapped<BoardOrder>;

/** The board as the app holds it. */
export type Board = ValueOf<typeof fetchOrderBoard>['board'];

/** Every open order, and what the day has come to. Told live; read again after a pause. */
export const boardQuery = queryOptions({
  queryKey: boardKey,
  queryFn: async ({ signal }) => (await staffPortal.orders.board({}, { signal })).board,
  meta: personal,
});
