import { checkFirstAdminLink, createFirstAdmin } from '@portal/domain/staff';
import { implement, type Route } from '../../../kernel/route.ts';
import { refuseGuessed } from '../guessed-password.ts';
import type { OwnerAccounts } from './owner-accounts.ts';

/** The calls of the page that the one-time link of the first admin opens. */
export function firstAdminRoutes(accounts: OwnerAccounts): Route[] {
  return [
    implement(checkFirstAdminLink, async ({ body, refuse }) => {
      switch (await accounts.refusalFor(body.data.token)) {
        case null:
          return { status: 204, body: undefined };
        case 'STAFF_EXISTS':
          return refuse('STAFF_EXISTS');
        case 'FIRST_ADMIN_LINK_EXPIRED':
          return refuse('FIRST_ADMIN_LINK_EXPIRED');
      }
    }),

    implement(createFirstAdmin, async ({ body, refuse }) => {
      const { token, staff } = body.data;
      refuseGuessed(staff.password, [staff.id], 'data.staff.password');
      const made = await accounts.createFirstAdmin({ ...staff, token });
      if (!('refusal' in made)) return { status: 201, body: made };
      switch (made.refusal) {
        case 'STAFF_EXISTS':
          return refuse('STAFF_EXISTS');
        case 'FIRST_ADMIN_LINK_EXPIRED':
          return refuse('FIRST_ADMIN_LINK_EXPIRED');
      }
    }),
  ];
}
