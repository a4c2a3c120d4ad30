import { guestIdOf, staffIdOf } from '@portal/domain/audit';
import type { Role } from '@portal/domain/contract';
import type { PortalSettings } from '@portal/domain/portal';
import { ticketPictureRules, type TicketSide } from '@portal/domain/tickets';
import { dayMilliseconds } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { SqlClient } from '../../db/statement.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createWorker } from '../../outbox/worker.ts';
import { createPictureMaker } from '../../pictures/make-picture.ts';
import { cannedReplyRoutes } from './canned-replies/canned-reply-routes.ts';
import type { CannedReplyRepository } from './canned-replies/canned-reply-repository.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { waitingSince, type PictureRepository } from './pictures/picture-repository.ts';
import { createTicketChanges } from './ticket-changes.ts';
import { createAdminTickets } from './admin-tickets.ts';
import type { TicketQueries } from './ticket-queries.ts';
import { adminTicketRoutes, ticketRoutes } from './ticket-routes.ts';
import { emptyClosedTickets } from './ticket-retention-repository.ts';
import type { TicketWritings } from './ticket-writing-repository.ts';

/** What the module of tickets needs. */
export interface TicketsModuleOptions {
  readonly database: SqlClient;
  readonly queries: TicketQueries;
  readonly repository: TicketWritings;
  readonly pictures: PictureRepository;
  readonly cannedReplies: CannedReplyRepository;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'retention' | 'accountBounds'>> };
  readonly outbox: Outbox;
  readonly log: Logger;
}

const tidyingMilliseconds = 30 * 60_000;

/**
 * Tickets: talking with guests, and what staff do about it among themselves; `start` begins to delete what
 * its time is over of.
 */
export function createTicketsModule(options: TicketsModuleOptions) {
  const { database, queries, pictures, cannedReplies, settings, log } = options;
  const tidying = createWorker({
    name: 'ticket housekeeping',
    idleMilliseconds: tidyingMilliseconds,
    log,
    async run() {
      const now = new Date();
      const { ticketPictureDays, ticketMessageDays } = (await settings.read()).retention;
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
      const isMore = [
        await pictures.deleteWaiting(waitingSince(now)),
        await pictures.deleteClosed(daysAgo(ticketPictureDays)),
        ticketMessageDays !== null &&
          (await emptyClosedTickets(database, daysAgo(ticketMessageDays), now)),
      ];
      return isMore.includes(true);
    },
  });
  const changes = createTicketChanges(options);
  return {
    closeOpenOf: changes.closeOpenOf,
    typing: createTypingLookup(queries),
    routes: [
      ...ticketRoutes(queries, changes),
      ...adminTicketRoutes(queries, createAdminTickets(options)),
      ...pictureRoutes(pictures, createPictureMaker(ticketPictureRules)),
      ...cannedReplyRoutes(cannedReplies),
    ],
    start: tidying.start,
    stop: tidying.stop,
  };
}

/**
 * Says who types in a ticket, as others are told: its own guest, or an admin. Null for everybody else,
 * and for a ticket that does not exist.
 */
function createTypingLookup(queries: Pick<TicketQueries, 'names'>) {
  return async (
    { identity, role }: { readonly identity: string; readonly role: Role },
    ticketId: number,
  ): Promise<{ guestId: number; side: TicketSide; name: string } | null> => {
    if (role !== 'guest' && role !== 'admin') return null;
    const staffId = role === 'admin' ? staffIdOf(identity) : null;
    const found = await queries.names(ticketId, staffId);
    if (!found) return null;
    const { guestId, guestName, staffName } = found;
    if (role === 'admin') return { guestId, side: 'staff', name: staffName ?? '' };
    return guestIdOf(identity) === guestId ? { guestId, side: 'guest', name: guestName } : null;
  };
}
