import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { AuthModule } from '../auth/auth-module.ts';
import { hashPassword } from '../auth/staff-sign-in/password-hash.ts';
import { firstAdminRoutes } from './owner/first-admin-routes.ts';
import { createOwnerAccounts } from './owner/owner-accounts.ts';
import { createStaffAccounts } from './staff-accounts.ts';
import { createStaffQueries } from './staff-queries.ts';
import { staffRoutes } from './staff-routes.ts';
import { createStaffRepository } from './staff-repository.ts';

/** What accounts of staff work with. */
export interface StaffModuleOptions {
  readonly prisma: Database['prisma'];
  readonly auth: Pick<AuthModule, 'sessions' | 'tryOwnPassword' | 'devices'>;
  readonly outbox: Outbox;
}

/** Joins the parts of the accounts of staff. */
export function createStaffModule({ prisma, auth, outbox }: StaffModuleOptions): {
  readonly routes: readonly Route[];
} {
  const accounts = createStaffAccounts({
    repository: createStaffRepository(prisma),
    sessions: auth.sessions,
    tryOwnPassword: auth.tryOwnPassword,
    hashPassword: (password) => hashPassword(password),
    outbox,
  });
  const owner = createOwnerAccounts({ prisma, hashPassword: (password) => hashPassword(password) });
  return {
    routes: [
      ...staffRoutes(createStaffQueries(prisma), accounts, auth.devices),
      ...firstAdminRoutes(owner),
    ],
  };
}
