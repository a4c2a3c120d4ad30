import type { Database } from '../../db/database.ts';
import type { MakeChange } from '../../outbox/change.ts';
import type { AuthModule } from '../auth/auth-module.ts';
import { firstAdminRoutes } from './owner/first-admin-routes.ts';
import { createOwnerAccounts } from './owner/owner-accounts.ts';
import { createStaffAccounts } from './staff-accounts.ts';
import { createStaffQueries } from './staff-queries.ts';
import { staffRoutes } from './staff-routes.ts';

/** What accounts of staff work with. */
export interface StaffModuleOptions {
  readonly prisma: Database['prisma'];
  readonly auth: Pick<AuthModule, 'sessions' | 'tryOwnPassword' | 'devices'>;
  readonly makeChange: MakeChange;
}

/** Joins the parts of the accounts of staff. */
export function createStaffModule({ prisma, auth, makeChange }: StaffModuleOptions) {
  const { sessions, tryOwnPassword, devices } = auth;
  const accounts = createStaffAccounts({ makeChange, sessions, tryOwnPassword });
  const queries = createStaffQueries(prisma);
  return {
    routes: [
      ...staffRoutes({ queries, accounts, makeChange, sessions, devices }),
      ...firstAdminRoutes(createOwnerAccounts(prisma)),
    ],
  };
}
