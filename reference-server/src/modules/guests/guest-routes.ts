import { guestIdentity } from '@portal/domain/audit';
import {
  closeGuest,
  endGuestSessions,
  exportGuests,
  fetchGuestDetails,
  fetchGuests,
  pushToGuest,
  updateGuest,
  type StaffGuest,
} from '@portal/domain/guests';
import type { PortalSettings } from '@portal/domain/portal';
import { hotelMoment } from '@portal/domain/time';
import type { Database } from '../../db/database.ts';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import { csvOf, savedAs } from '../../kernel/exports/csv.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type Change, type MakeChange } from '../../outbox/change.ts';
import type { Column } from '../../kernel/exports/table.ts';
import type { Presence } from '../../ports/presence.ts';
import type { PushModule } from '../push/push-module.ts';
import { recordAudit, recordExport } from '../audit/audit-repository.ts';
import { changeGuest, type GuestChange } from '../auth/account/account-repository.ts';
import type { Sessions } from '../auth/session/sessions.ts';
import { createGuestCardRepository } from './guest-card-repository.ts';
import { createGuestQueries, findStaffGuest, type ExportedGuest } from './guest-queries.ts';

/** What the calls work with. */
export interface GuestRoutesOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly sessions: Pick<Sessions, 'revokeWithin'>;
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
  const { prisma, makeChange, sessions, open, presence, settings, devices } = options;
  const queries = createGuestQueries(prisma);
  const cards = createGuestCardRepository(prisma);

  /** Closing an account ends its sessions. */
  async function changeAccount(
    change: Change,
    id: number,
    fields: GuestChange,
    actor: StaffActor,
  ): Promise<StaffGuest> {
    const { transaction } = change;
    const { before, after } = await changeGuest(transaction, id, fields, identityOf(actor));
    if (before.approved && !after.approved) {
      await sessions.revokeWithin(change, guestIdentity(id), 'revoked');
    }
    const guest = await findStaffGuest(transaction, id);
    if (!guest) throw new Error(`Guest ${id} is gone although the row is locked.`);
    return guest;
  }

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

    implementChange(makeChange, updateGuest, async ({ actor, body }, change) => {
      const { id, ...fields } = body.data.guest;
      return { status: 200, body: { guest: await changeAccount(change, id, fields, actor) } };
    }),

    implement(closeGuest, async ({ actor, body }) => {
      const { id } = body.data;
      // The account first: what is ended after that stays ended.
      const guest = await makeChange((change) =>
        changeAccount(change, id, { approved: false }, actor),
      );
      const orders = await open.cancelOrders(id, actor);
      const tickets = await open.closeTickets(id, actor);
      return { status: 200, body: { guest, closed: { orders, tickets } } };
    }),

    implementChange(makeChange, endGuestSessions, async ({ actor, body }, change) => {
      const { transaction } = change;
      const { id, sessionId } = body.data;
      if (!(await findStaffGuest(transaction, id))) throw new ProblemError('NOT_FOUND');
      const which = sessionId === undefined ? {} : { only: sessionId };
      const ended = await sessions.revokeWithin(change, guestIdentity(id), 'revoked', which);
      const count = ended.filter(({ wasAlive }) => wasAlive).length;
      if (count > 0) {
        const entry = { ...subject(id, actor), action: 'end sessions', to: { count } };
        await recordAudit(transaction, entry);
      }
      return { status: 200, body: { success: true, data: { count } } };
    }),

    implement(pushToGuest, async ({ actor, body }) => {
      const { id, ...message } = body.data;
      if (!(await queries.find(id))) throw new ProblemError('NOT_FOUND');
      const data = await devices.notifyGuest(id, message);
      await recordAudit(prisma, { ...subject(id, actor), action: 'push', to: { ...data } });
      return { status: 200, body: { data } };
    }),

    implement(exportGuests, async ({ actor, query, setHeader }) => {
      const { timeZone } = await settings.read();
      await recordExport(prisma, 'guest', query, identityOf(actor));
      setHeader(...savedAs(`guests-${hotelMoment(new Date(), timeZone).day}.csv`));
      return { status: 200, body: csvOf({ columns, batches: queries.all(query), timeZone }) };
    }),
  ];
}

/** Whose account an entry of the audit trail is about, and whose it is. */
function subject(id: number, actor: StaffActor) {
  return { actor: identityOf(actor), entity: 'guest', entityId: String(id) } as const;
}
