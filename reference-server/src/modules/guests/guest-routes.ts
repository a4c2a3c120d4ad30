import {
  closeGuest,
  endGuestSessions,
  exportGuests,
  fetchGuestDetails,
  fetchGuests,
  pushToGuest,
  updateGuest,
} from '@portal/domain/guests';
import type { PortalSettings } from '@portal/domain/portal';
import { hotelMoment } from '@portal/domain/time';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import { csvOf, savedAs } from '../../kernel/exports/csv.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { Column } from '../../kernel/exports/table.ts';
import type { Presence } from '../../ports/presence.ts';
import type { PushModule } from '../push/push-module.ts';
import type { GuestCardRepository } from './guest-card-repository.ts';
import type { GuestChanges } from './guest-change-repository.ts';
import type { ExportedGuest, GuestQueries } from './guest-queries.ts';

/** What the calls work with. */
export interface GuestRoutesOptions {
  readonly queries: GuestQueries;
  readonly cards: GuestCardRepository;
  readonly changes: GuestChanges;
  /** Ends what a guest has open, one by one. */
  readonly open: {
    cancelOrders(guestId: number, actor: StaffActor<'admin'>): Promise<number>;
    closeTickets(guestId: number, actor: StaffActor<'admin'>): Promise<number>;
  };
  readonly presence: Pick<Presence, 'isGuestHere'>;
  readonly devices: Pick<PushModule, 'notifyGuest'>;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
}

/** The columns of the table that is saved as a file. */
const columns: readonly Column<ExportedGuest>[] = [
  ['id', 'number', ({ id }) => id],
  ['name', 'text', ({ name }) => name],
  ['phone', 'text', ({ phone }) => phone],
  ['email', 'text', ({ email }) => email],
  ['approved', 'text', ({ approved }) => String(approved)],
  ['mailing', 'text', ({ mailing }) => String(mailing)],
  ['createdAt', 'moment', ({ createdAt }) => createdAt],
  ['lastSeenAt', 'moment', ({ lastSeenAt }) => lastSeenAt],
  ['orders', 'number', ({ ordersCount }) => ordersCount],
];

/** The calls of staff about guests. */
export function guestRoutes(options: GuestRoutesOptions): Route[] {
  const { queries, cards, changes, open, presence, settings, devices } = options;
  return [
    implement(fetchGuests, async ({ body }) => ({
      status: 200,
      body: { guests: await queries.page(body.data) },
    })),

    implement(fetchGuestDetails, async ({ actor, body }) => {
      const { id } = body.data;
      const reader = { tickets: actor.role === 'admin' };
      const [guest, card, isHere] = await Promise.all([
        queries.find(id),
        cards.read(id, reader, new Date()),
        presence.isGuestHere(id),
      ]);
      if (!guest) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { details: { ...card, guest, isHere } } };
    }),

    implement(updateGuest, async ({ actor, body }) => {
      const { id, ...change } = body.data.guest;
      const guest = await changes.change(id, change, identityOf(actor));
      if (!guest) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { guest } };
    }),

    implement(closeGuest, async ({ actor, body }) => {
      const { id } = body.data;
      // The account first: what is ended after that stays ended.
      const guest = await changes.change(id, { approved: false }, identityOf(actor));
      if (!guest) throw new ProblemError('NOT_FOUND');
      const orders = await open.cancelOrders(id, actor);
      const tickets = await open.closeTickets(id, actor);
      return { status: 200, body: { guest, closed: { orders, tickets } } };
    }),

    implement(endGuestSessions, async ({ actor, body }) => {
      const { id, sessionId = null } = body.data;
      const count = await changes.endSessions(id, sessionId, identityOf(actor));
      if (count === null) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { success: true, data: { count } } };
    }),

    implement(pushToGuest, async ({ actor, body }) => {
      const { id, ...message } = body.data;
      if (!(await queries.find(id))) throw new ProblemError('NOT_FOUND');
      const data = await devices.notifyGuest(id, message);
      await changes.notePush(id, data, identityOf(actor));
      return { status: 200, body: { data } };
    }),

    implement(exportGuests, async ({ actor, query, setHeader }) => {
      const { timeZone } = await settings.read();
      await changes.noteExport(query, identityOf(actor));
      setHeader(...savedAs(`guests-${hotelMoment(new Date(), timeZone).day}.csv`));
      return { status: 200, body: csvOf({ columns, batches: queries.all(query), timeZone }) };
    }),
  ];
}
