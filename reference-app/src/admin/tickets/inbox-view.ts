import type { InputOf } from '@portal/client';
import type { fetchTickets } from '@portal/domain/tickets';
import { idInPathSchema } from '@portal/domain/contract';

/** Which tickets the inbox shows. */
export const inboxViews = ['active', 'mine', 'unassigned', 'closed', 'all'] as const;
type InboxViewName = (typeof inboxViews)[number];

/** What the address says of the inbox. */
export interface InboxView {
  readonly view: InboxViewName;
  readonly search: string;
  readonly page: number;
  /** The ticket that is open beside the list. */
  readonly ticket: number | null;
}

/** Reads an address; what cannot be read is as if it were not there. */
export function readInbox(params: URLSearchParams): InboxView {
  const page = Number(params.get('page') ?? 1);
  return {
    view: inboxViews.find((known) => known === params.get('view')) ?? 'active',
    search: (params.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ticket: idInPathSchema.safeParse(params.get('ticket')).data ?? null,
  };
}

/** Writes an address, leaving out what is as it is by default. */
export function writeInbox({ view, search, page, ticket }: InboxView): URLSearchParams {
  return new URLSearchParams({
    ...(view !== 'active' && { view }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(ticket !== null && { ticket: String(ticket) }),
  });
}

/** What to ask the server for. */
export function searchOf({ view, search, page }: InboxView): InputOf<typeof fetchTickets> {
  return {
    page,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(view === 'closed' && { status: 'closed' as const }),
    ...((view === 'active' || view === 'mine' || view === 'unassigned') && { isActive: true }),
    ...(view === 'mine' && { assignedTo: 'me' as const }),
    ...(view === 'unassigned' && { assignedTo: 'nobody' as const }),
  };
}
