import {
  changeOwnPassword,
  createStaff,
  fetchStaff,
  removeStaffSecondFactors,
  resetStaffPassword,
  updateStaff,
} from '@portal/domain/staff';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { KnownDevices } from '../auth/attempts/known-devices.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { StaffQueries } from './staff-queries.ts';

const newPasswordPath = 'data.newPassword';

/** The calls about accounts of staff. */
export function staffRoutes(
  queries: StaffQueries,
  accounts: StaffAccounts,
  devices: Pick<KnownDevices, 'remember'>,
): Route[] {
  return [
    implement(fetchStaff, async ({ body }) => ({
      status: 200,
      body: { staff: await queries.page(body.data, new Date()) },
    })),

    implement(createStaff, async ({ actor, body, refuse }) => {
      const made = await accounts.create(body.data.staff, actor);
      return 'refusal' in made ? refuse(made.refusal) : { status: 201, body: made };
    }),

    implement(updateStaff, async ({ actor, body, refuse }) => {
      const { id, ...change } = body.data.staff;
      const changed = await accounts.change(id, change, actor);
      if (!changed) throw new ProblemError('NOT_FOUND');
      return 'refusal' in changed ? refuse(changed.refusal) : { status: 200, body: changed };
    }),

    implement(resetStaffPassword, async ({ actor, body, refuse }) => {
      const reset = await accounts.resetPassword(body.data.id, actor);
      if (!reset) throw new ProblemError('NOT_FOUND');
      return 'refusal' in reset ? refuse(reset.refusal) : { status: 200, body: reset };
    }),

    implement(removeStaffSecondFactors, async ({ actor, body, refuse }) => {
      const removed = await accounts.removeSecondFactors(body.data.id, actor);
      if (!removed) throw new ProblemError('NOT_FOUND');
      return 'refusal' in removed ? refuse(removed.refusal) : { status: 204, body: undefined };
    }),

    implement(changeOwnPassword, async ({ actor, address, cookies, body, refuse }) => {
      const outcome = await accounts.changeOwnPassword({ ...body.data, address }, actor);
      switch (outcome.kind) {
        case 'changed': {
          // Its devices were known by the password of before.
          const { passwordHash } = outcome;
          devices.remember(cookies, { id: actor.id, passwordHash });
          return { status: 204, body: undefined };
        }
        case 'wrong':
          return refuse('PASSWORD_WRONG');
        case 'too-many':
          return refuse('TOO_MANY_PASSWORDS', { retryAfterSeconds: outcome.retryAfterSeconds });
        case 'same':
          return refuse('INVALID', {
            details: [{ path: newPasswordPath, message: 'issue.passwordSame' }],
          });
        case 'containsId':
          return refuse('INVALID', {
            details: [{ path: newPasswordPath, message: 'issue.passwordOfId' }],
          });
        case 'guessed':
          return refuse('INVALID', {
            details: [{ path: newPasswordPath, message: 'admin.staff.password.guessed' }],
          });
      }
    }),
  ];
}
