import type { InputOf } from '@portal/client';
import { idInPathSchema } from '@portal/domain/contract';
import {
  orderStatuses,
  type OrderStatus,
  type exportOrders,
  type fetchOrders,
} from '@portal/domain/orders';
import type { IsoDay } from '@portal/ui';
import { boundsOf, dayIn } from '../calendar/calendar-days.ts';

/** How orders are looked at. */
export const orderViews = ['board', 'table'] as const;

/** What staff look at, as the address says it. */
export interface OrderView {
  readonly view: (typeof orderViews)[number];
  readonly search: string;
  readonly storeId: number | null;
  /** The order that is open over the page. */
  readonly order: number | null;
  /** The rest narrows down the table alone: the board is every open order. */
  readonly status: OrderStatus | 'all';
  /** First and last day; empty for any. */
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly page: number;
}

/** Reads an address; what cannot be read is as if it were not there. */
export function readView(params: URLSearchParams): OrderView {
  const id = (name: string) => idInPathSchema.safeParse(params.get(name)).data ?? null;
  return {
    view: orderViews.find((known) => known === params.get('view')) ?? 'board',
    search: (params.get('search') ?? '').slice(0, 100),
    storeId: id('store'),
    order: id('order'),
    status: orderStatuses.find((known) => known === params.get('status')) ?? 'all',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    page: id('page') ?? 1,
  };
}

/** Writes an address, leaving out what is as it is by default. */
export function writeView(view: OrderView): URLSearchParams {
  const { search, storeId, order, status, from, to, page } = view;
  return new URLSearchParams({
    ...(view.view !== 'board' && { view: view.view }),
    ...(search !== '' && { search }),
    ...(storeId !== null && { store: String(storeId) }),
    ...(status !== 'all' && { status }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(page > 1 && { page: String(page) }),
    ...(order !== null && { order: String(order) }),
  });
}

/** Whether less than everything is shown. */
export function isFiltered({ view, search, storeId, status, from, to }: OrderView): boolean {
  if (search.trim() !== '' || storeId !== null) return true;
  return view === 'table' && (status !== 'all' || from !== '' || to !== '');
}

/** The request for the table. */
export function toSearch(view: OrderView, timeZone: string): InputOf<typeof fetchOrders> {
  const { page, storeId } = view;
  return { page, pageSize: 20, ...narrowing(view, timeZone), ...(storeId !== null && { storeId }) };
}

/** The request for a file of everything the table finds. */
export function exportOf(view: OrderView, timeZone: string): InputOf<typeof exportOrders> {
  const { storeId } = view;
  return { ...narrowing(view, timeZone), ...(storeId !== null && { storeId: String(storeId) }) };
}

function narrowing({ search, status, from, to }: OrderView, timeZone: string) {
  return {
    ...(status !== 'all' && { status }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...boundsOf({ from, to }, timeZone),
  };
}
