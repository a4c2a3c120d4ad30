import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Sessions } from '../auth/session/sessions.ts';
import { createGuestCardRepository } from './guest-card-repository.ts';
import { createGuestChanges } from './guest-change-repository.ts';
import { createGuestQueries } from './guest-queries.ts';
import { guestRoutes, type GuestRoutesOptions } from './guest-routes.ts';

/** What the guests as staff see them work with. */
export interface GuestsModuleOptions extends Pick<
  GuestRoutesOptions,
  'open' | 'presence' | 'settings' | 'devices'
> {
  readonly prisma: Database['prisma'];
  readonly sessions: Sessions;
}

/** Joins the parts of the guests as staff see them. */
export function createGuestsModule(options: GuestsModuleOptions): {
  readonly routes: readonly Route[];
} {
  const { prisma, sessions, open, presence, settings, devices } = options;
  return {
    routes: guestRoutes({
      queries: createGuestQueries(prisma),
      cards: createGuestCardRepository(prisma),
      changes: createGuestChanges(prisma, sessions),
      open,
      presence,
      settings,
      devices,
    }),
  };
}
