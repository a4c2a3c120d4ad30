import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { AuthModule } from '../auth/auth-module.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { createStaffAccounts } from './staff-accounts.ts';
import { createStaffReadings } from './staff-reading-store.ts';
import { staffRoutes } from './staff-routes.ts';
import { createStaffStore } from './staff-store.ts';

/** What accounts of staff work with. */
export interface StaffModuleOptions {
  readonly prisma: Database['prisma'];
  readonly auth: Pick<AuthModule, 'sessions' | 'tryPassword'>;
}

/** Joins the parts of the accounts of staff. */
export function createStaffModule({ prisma, auth }: StaffModuleOptions): {
  readonly routes: readonly Route[];
} {
  const accounts = createStaffAccounts({
    store: createStaffStore(prisma),
    sessions: auth.sessions,
    tryPassword: auth.tryPassword,
    hashPassword: (password) => hashPassword(password),
  });
  return { routes: staffRoutes(createStaffReadings(prisma), accounts) };
}
