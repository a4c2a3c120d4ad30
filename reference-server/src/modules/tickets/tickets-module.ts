import { ticketPictureRules, type PortalSettings } from '@portal/domain';
import type { Logger } from 'pino';
import type { SqlClient } from '../../db/statement.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import { createPictureMaker } from '../../pictures/make-picture.ts';
import { cannedReplyRoutes } from './canned-reply-routes.ts';
import type { CannedReplyStore } from './canned-reply-store.ts';
import { pictureRoutes } from './picture-routes.ts';
import { waitingSince, type PictureStore } from './picture-store.ts';
import { createTicketChanges, type TicketChanges } from './ticket-changes.ts';
import { createTicketDesk } from './ticket-desk.ts';
import type { TicketReadings } from './ticket-reading-store.ts';
import { ticketDeskRoutes, ticketRoutes } from './ticket-routes.ts';
import { emptyClosedTickets } from './ticket-retention-repository.ts';
import type { TicketWritings } from './ticket-writing-store.ts';

/** What the module of tickets needs. */
export interface TicketsModuleOptions {
  readonly database: SqlClient;
  readonly readings: TicketReadings;
  readonly store: TicketWritings;
  readonly pictures: PictureStore;
  readonly cannedReplies: CannedReplyStore;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'retention' | 'accountBounds'>> };
  readonly outbox: Outbox;
  readonly log: Logger;
}

/** Tickets: talking with guests, and what staff do about it among themselves. */
export interface TicketsModule {
  readonly routes: Route[];
  readonly closeOpenOf: TicketChanges['closeOpenOf'];
  start(): void;
  stop(): Promise<void>;
}

const tidyingMilliseconds = 30 * 60_000;
const dayMilliseconds = 24 * 3_600_000;

/** The module; {@link TicketsModule.start} begins to delete what its time is over of. */
export function createTicketsModule(options: TicketsModuleOptions): TicketsModule {
  const { database, readings, pictures, cannedReplies, settings, log } = options;
  const tidying = createPokedLoop({
    name: 'ticket housekeeping',
    idleMilliseconds: tidyingMilliseconds,
    log,
    async run() {
      const now = new Date();
      const { ticketPictureDays, ticketMessageDays } = (await settings.read()).retention;
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
      const isMore = [
        await pictures.forgetWaiting(waitingSince(now)),
        await pictures.forgetClosed(daysAgo(ticketPictureDays)),
        ticketMessageDays !== null &&
          (await emptyClosedTickets(database, daysAgo(ticketMessageDays), now)),
      ];
      return isMore.includes(true);
    },
  });
  const changes = createTicketChanges(options);
  return {
    closeOpenOf: changes.closeOpenOf,
    routes: [
      ...ticketRoutes(readings, changes),
      ...ticketDeskRoutes(readings, createTicketDesk(options)),
      ...pictureRoutes(pictures, createPictureMaker(ticketPictureRules)),
      ...cannedReplyRoutes(cannedReplies),
    ],
    start: tidying.start,
    stop: tidying.stop,
  };
}
