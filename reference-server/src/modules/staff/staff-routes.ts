import { staffIdentity } from '@portal/domain/audit';
import {
  changeOwnPassword,
  createStaff,
  fetchStaff,
  removeStaffSecondFactors,
  resetStaffPassword,
  updateStaff,
} from '@portal/domain/staff';
import { createTexts } from '@portal/domain/texts';
import { identityOf } from '../../kernel/actor.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../outbox/change.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import type { KnownDevices } from '../auth/attempts/known-devices.ts';
import type { Sessions } from '../auth/session/sessions.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { StaffQueries } from './staff-queries.ts';
import { staffRepository } from './staff-repository.ts';

const newPasswordPath = 'data.newPassword';

/** What the calls work with. */
export interface StaffRoutesOptions {
  readonly queries: StaffQueries;
  readonly accounts: StaffAccounts;
  readonly makeChange: MakeChange;
  readonly sessions: Pick<Sessions, 'revokeWithin'>;
  readonly devices: Pick<KnownDevices, 'remember'>;
}

const { t } = createTexts({ locale: 'ru' });

/** The calls about accounts of staff. */
export function staffRoutes(options: StaffRoutesOptions): Route[] {
  const { queries, accounts, makeChange, sessions, devices } = options;
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
      return 'refusal' in changed ? refuse(changed.refusal) : { status: 200, body: changed };
    }),

    implement(resetStaffPassword, async ({ actor, body, refuse }) => {
      const reset = await accounts.resetPassword(body.data.id, actor);
      return 'refusal' in reset ? refuse(reset.refusal) : { status: 200, body: reset };
    }),

    implementChange(
      makeChange,
      removeStaffSecondFactors,
      async ({ actor, body, refuse }, change) => {
        const { transaction, enqueue } = change;
        const { id } = body.data;
        if (id === actor.id) return refuse('OWN_ACCOUNT');
        const row = await staffRepository.lock(transaction, id);
        await staffRepository.removeSecondFactors(transaction, row, identityOf(actor));
        const text = t('secondFactor.taken', { name: row.name, id, by: actor.id });
        enqueue(staffNotificationRow({ topic: 'alarm', text }));
        await sessions.revokeWithin(change, staffIdentity(id), 'revoked');
        return { status: 204, body: undefined };
      },
    ),

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
