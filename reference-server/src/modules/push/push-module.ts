import type { PushNotification } from '@portal/domain/push';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { createOutboxWorker } from '../../outbox/outbox-worker.ts';
import type { Presence } from '../../ports/presence.ts';
import type { PushSender } from '../../ports/push-sender.ts';
import { createPushDelivery } from './deliver-push.ts';
import { pushRoutes } from './push-routes.ts';
import { createPushRepository } from './push-repository.ts';
import { staffNote } from './push-texts.ts';
import { sendToEach } from './send-now.ts';

/** What notifications need from outside. */
export interface PushModuleOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly sender: PushSender;
  readonly presence: Pick<Presence, 'isGuestHere' | 'isMemberHere'>;
  readonly log: Logger;
}

/** Notifications on devices. */
export type PushModule = ReturnType<typeof createPushModule>;

/** Joins the parts of notifications. */
export function createPushModule(options: PushModuleOptions) {
  const { prisma, makeChange, sender, presence, log } = options;
  const repository = createPushRepository(prisma);
  return {
    routes: pushRoutes({ repository, sender }),
    /** Writes to all devices of a guest at once; says how many there are, and how many took it. */
    async notifyGuest(
      guestId: number,
      content: Pick<PushNotification, 'title' | 'message'>,
    ): Promise<{ readonly devices: number; readonly sent: number }> {
      const devices = await repository.ofGuest(guestId);
      const outcomes = await sendToEach({ sender, repository }, devices, staffNote(content));
      const sent = outcomes.filter((outcome) => outcome === 'sent').length;
      return { devices: devices.length, sent };
    },
    /** Delivers the outbox's `push` channel. */
    worker: createOutboxWorker({
      channel: 'push',
      database: prisma,
      deliver: createPushDelivery({ makeChange, repository, sender, presence }),
      log,
      // One notification goes to many devices, each by a push service that may be slow.
      concurrency: 8,
    }),
  };
}
