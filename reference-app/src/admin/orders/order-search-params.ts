import type { OrderSearch } from '@portal/client';
import { orderStatuses, type OrderStatus } from '@portal/domain';

/** What staff look at, as the address says it. */
export interface OrderFilters {
  readonly status: OrderStatus | 'all';
  readonly search: string;
  readonly page: number;
}

/** Reads the filters from an address; what cannot be read is as if it were not there. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const status = orderStatuses.find((known) => known === params.get('status')) ?? 'all';
  const page = Number(params.get('page') ?? 1);
  return {
    status,
    search: (params.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the filters into an address, leaving out what is as it is by default. */
export function writeFilters({ status, search, page }: OrderFilters): URLSearchParams {
  return new URLSearchParams({
    ...(status !== 'all' && { status }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The request for these filters. */
export function toSearch({ status, search, page }: OrderFilters): OrderSearch {
  return {
    page,
    pageSize: 20,
    ...(status !== 'all' && { status }),
    ...(search !== '' && { search }),
  };
}
