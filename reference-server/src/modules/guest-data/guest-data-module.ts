import { eraseGuest, exportGuestData } from '@portal/domain/guests';
import type { PortalSettings } from '@portal/domain/portal';
import { hotelMoment } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { identityOf } from '../../kernel/actor.ts';
import { savedAs } from '../../kernel/exports/csv.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement } from '../../kernel/route.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { recordGuestExport } from '../audit/audit-repository.ts';
import type { Sessions } from '../auth/session/sessions.ts';
import { findStaffGuest } from '../guests/guest-queries.ts';
import { createGuestErasure, openThingDetails } from './guest-erasure.ts';
import { createGuestExport } from './guest-export.ts';
import { createIdleGuests } from './idle-guests.ts';
import { createOldBanquets } from './old-banquets.ts';

/** What handing over and erasing a guest's data works with. */
export interface GuestDataModuleOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly sessions: Pick<Sessions, 'leaveRevoked'>;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone' | 'retention'>> };
  readonly log: Logger;
}

/**
 * What a person may ask of the hotel: all data about them in a file, and that they are erased; started, it
 * erases guests who have not been seen, and customers of banquets that were over, for as long as the hotel says.
 */
export function createGuestDataModule(options: GuestDataModuleOptions) {
  const { prisma, makeChange, sessions, settings, log } = options;
  const exportGuest = createGuestExport(prisma);
  const erase = createGuestErasure({ makeChange, sessions });
  const idleGuests = createIdleGuests({ database: prisma, erase, settings, log });
  const oldBanquets = createOldBanquets({ database: prisma, settings, log });
  return {
    start() {
      idleGuests.start();
      oldBanquets.start();
    },
    async stop() {
      await Promise.all([idleGuests.stop(), oldBanquets.stop()]);
    },
    routes: [
      implement(exportGuestData, async ({ actor, params: { id }, setHeader }) => {
        const file = await exportGuest(id);
        if (!file) throw new ProblemError('NOT_FOUND');
        const { timeZone } = await settings.read();
        await recordGuestExport(prisma, id, identityOf(actor));
        setHeader(...savedAs(`guest-${id}-${hotelMoment(new Date(), timeZone).day}.zip`));
        return { status: 200, body: file };
      }),

      implement(eraseGuest, async ({ actor, body, refuse }) => {
        const { id } = body.data;
        const outcome = await erase(id, identityOf(actor));
        if (outcome.kind === 'open') {
          return refuse('GUEST_HAS_OPEN', { details: openThingDetails(outcome.open) });
        }
        const guest = await findStaffGuest(prisma, id);
        if (outcome.kind === 'unknown' || !guest) throw new ProblemError('NOT_FOUND');
        return { status: 200, body: { guest, erased: outcome.counts } };
      }),
    ],
  };
}
