import type { InputOf } from '@portal/client';
import { banquetStatuses, type BanquetStatus, type fetchBanquets } from '@portal/domain/banquets';
import type { IsoDay } from '@portal/ui';
import { boundsOf, dayIn } from '../../calendar/calendar-days.ts';

/** How banquets are looked at. */
export const banquetViews = ['month', 'day', 'list'] as const;

/** What the desk looks at, as the address says it. */
export interface BanquetView {
  readonly view: (typeof banquetViews)[number];
  /** The chosen day; its month is the one that is shown. */
  readonly day: IsoDay;
  readonly status: BanquetStatus | 'all';
  readonly search: string;
  /** Days that the list begins and ends with; empty for no bound. */
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly page: number;
  /** The banquet that is open, one that is being planned, or none. */
  readonly opened: number | 'new' | null;
}

/** Reads the view from an address; what cannot be read is as if it were not there. */
export function readView(params: URLSearchParams, today: IsoDay): BanquetView {
  const page = Number(params.get('page') ?? 1);
  const opened = params.get('banquet');
  const id = Number(opened);
  return {
    view: banquetViews.find((known) => known === params.get('view')) ?? 'month',
    day: dayIn(params, 'day') || today,
    status: banquetStatuses.find((known) => known === params.get('status')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    opened: opened === 'new' ? 'new' : Number.isInteger(id) && id > 0 ? id : null,
  };
}

/** Writes the view into an address, leaving out what is as it is by default. */
export function writeView(view: BanquetView, today: IsoDay): URLSearchParams {
  const { day, status, search, from, to, page, opened } = view;
  return new URLSearchParams({
    ...(view.view !== 'month' && { view: view.view }),
    ...(day !== today && { day }),
    ...(status !== 'all' && { status }),
    ...(search !== '' && { search }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(page > 1 && { page: String(page) }),
    ...(opened !== null && { banquet: String(opened) }),
  });
}

/** Whether the list shows less than everything. */
export function isFiltered({ status, search, from, to }: BanquetView): boolean {
  return status !== 'all' || search !== '' || from !== '' || to !== '';
}

/** The request for the list. Without a first day it begins with the latest. */
export function toSearch(
  { status, search, from, to, page }: BanquetView,
  timeZone: string,
): InputOf<typeof fetchBanquets> {
  return {
    page,
    pageSize: 20,
    order: from === '' ? 'latest' : 'soonest',
    ...(status !== 'all' && { status }),
    ...(search !== '' && { search }),
    ...boundsOf({ from, to }, timeZone),
  };
}
