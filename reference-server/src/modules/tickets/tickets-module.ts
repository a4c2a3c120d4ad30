import { ticketPictureRules } from '@portal/domain';
import type { Logger } from 'pino';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import { createPictureMaker } from '../../pictures/make-picture.ts';
import { cannedReplyRoutes } from './canned-reply-routes.ts';
import type { CannedReplyStore } from './canned-reply-store.ts';
import { pictureRoutes } from './picture-routes.ts';
import { waitingSince, type PictureStore } from './picture-store.ts';
import { createTicketChanges } from './ticket-changes.ts';
import { createTicketDesk } from './ticket-desk.ts';
import type { TicketReadings } from './ticket-reading-store.ts';
import { ticketDeskRoutes, ticketRoutes } from './ticket-routes.ts';
import type { TicketWritings } from './ticket-writing-store.ts';

/** What the module of tickets needs. */
export interface TicketsModuleOptions {
  readonly readings: TicketReadings;
  readonly store: TicketWritings;
  readonly pictures: PictureStore;
  readonly cannedReplies: CannedReplyStore;
  readonly outbox: Outbox;
  readonly log: Logger;
}

/** Tickets: talking with guests, and what staff do about it among themselves. */
export interface TicketsModule {
  readonly routes: Route[];
  start(): void;
  stop(): Promise<void>;
}

const tidyingMilliseconds = 30 * 60_000;

/** The module; {@link TicketsModule.start} begins to forget pictures that were never sent. */
export function createTicketsModule(options: TicketsModuleOptions): TicketsModule {
  const { readings, pictures, cannedReplies, log } = options;
  const tidying = createPokedLoop({
    name: 'ticket pictures',
    idleMilliseconds: tidyingMilliseconds,
    log,
    async run() {
      await pictures.forgetWaiting(waitingSince(new Date()));
      return false;
    },
  });
  return {
    routes: [
      ...ticketRoutes(readings, createTicketChanges(options)),
      ...ticketDeskRoutes(readings, createTicketDesk(options)),
      ...pictureRoutes(pictures, createPictureMaker(ticketPictureRules)),
      ...cannedReplyRoutes(cannedReplies),
    ],
    start: tidying.start,
    stop: tidying.stop,
  };
}
