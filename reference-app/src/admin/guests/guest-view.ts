import type { InputOf } from '@portal/client';
import type { fetchGuests } from '@portal/domain/guests';
import { idInPathSchema } from '@portal/domain/contract';

const accessChoices = ['all', 'open', 'closed'] as const;
const mailingChoices = ['all', 'on', 'off'] as const;
/** What a guest's card shows beside the account. */
export const cardParts = ['orders', 'tickets', 'ratings', 'sessions'] as const;
/** What a guest's card shows beside the account. */
export type CardPart = (typeof cardParts)[number];

/** Which guests staff look at, as the address says it. */
export interface GuestView {
  readonly search: string;
  readonly access: (typeof accessChoices)[number];
  readonly mailing: (typeof mailingChoices)[number];
  readonly page: number;
  /** Whose card is open. */
  readonly guest: number | null;
  readonly part: CardPart;
}

/** Reads an address; what cannot be read is as if it were not there. */
export function readGuestView(params: URLSearchParams): GuestView {
  const id = (name: string) => idInPathSchema.safeParse(params.get(name)).data ?? null;
  const oneOf = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((choice) => choice === params.get(name)) ?? choices[0];
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    access: oneOf('access', accessChoices),
    mailing: oneOf('mailing', mailingChoices),
    page: id('page') ?? 1,
    guest: id('guest'),
    part: oneOf('part', cardParts),
  };
}

/** Writes an address, leaving out what is as it is by default. */
export function writeGuestView(view: GuestView): URLSearchParams {
  const { search, access, mailing, page, guest, part } = view;
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(access !== 'all' && { access }),
    ...(mailing !== 'all' && { mailing }),
    ...(page > 1 && { page: String(page) }),
    ...(guest !== null && { guest: String(guest) }),
    ...(guest !== null && part !== 'orders' && { part }),
  });
}

/** Whether less than everybody is shown. */
export function isNarrowed({ search, access, mailing }: GuestView): boolean {
  return search !== '' || access !== 'all' || mailing !== 'all';
}

/** Which guests are meant, on whatever page: those of a file. */
export function toGuestFilter({ search, access, mailing }: GuestView) {
  return {
    ...(search !== '' && { search }),
    ...(access !== 'all' && { approved: access === 'open' }),
    ...(mailing !== 'all' && { mailing: mailing === 'on' }),
  };
}

/** The request for one page of them. */
export function toGuestSearch(view: GuestView): InputOf<typeof fetchGuests> {
  return { ...toGuestFilter(view), page: view.page, pageSize: 20 };
}
