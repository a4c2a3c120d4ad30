import { guestIdOf, staffIdOf } from '@portal/domain/audit';
import type { Role } from '@portal/domain/contract';
import { ticketPictureRules, type TicketSide } from '@portal/domain/tickets';
import { dayMilliseconds } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { StaffActor } from '../../kernel/actor.ts';
import { createWorker } from '../../outbox/worker.ts';
import { createPictureMaker } from '../../pictures/make-picture.ts';
import { cannedReplyRoutes } from './canned-replies/canned-reply-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { waitingSince, type PictureRepository } from './pictures/picture-repository.ts';
import { adminTicketRoutes } from './admin-ticket-routes.ts';
import type { TicketQueries } from './ticket-queries.ts';
import { emptyClosedTickets } from './ticket-retention-repository.ts';
import { ticketRoutes, type TicketRoutesOptions } from './ticket-routes.ts';
import { closeOpenOf } from './ticket-status.ts';

/** What the module of tickets needs. */
export interface TicketsModuleOptions extends TicketRoutesOptions {
  readonly prisma: Database['prisma'];
  readonly pictures: PictureRepository;
  readonly log: Logger;
}

const tidyingMilliseconds = 30 * 60_000;

/**
 * Tickets: talking with guests, and what staff do about it among themselves; `start` begins to delete what
 * its time is over of.
 */
export function createTicketsModule(options: TicketsModuleOptions) {
  const { prisma, queries, pictures, settings, makeChange, log } = options;
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
          (await emptyClosedTickets(prisma, daysAgo(ticketMessageDays), now)),
      ];
      return isMore.includes(true);
    },
  });
  return {
    closeOpenOf: (guestId: number, actor: StaffActor<'admin'>) =>
      closeOpenOf(prisma, makeChange, guestId, actor),
    typing: createTypingLookup(queries),
    routes: [
      ...ticketRoutes(options),
      ...adminTicketRoutes(queries, makeChange),
      ...pictureRoutes(pictures, createPictureMaker(ticketPictureRules)),
      ...cannedReplyRoutes(prisma, makeChange),
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
