import { staffIdentity } from '@portal/domain/audit';
import type { StaffRole } from '@portal/domain/contract';
import { findPasswordError, type StaffMember } from '@portal/domain/staff';
import { isUniqueViolation } from '../../db/errors/constraint-violation.ts';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import { requireConfirmation } from '../../kernel/confirmation.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { differing } from '../audit/differing.ts';
import type { StaffRow } from '../auth/account/account-row.ts';
import type { PasswordAttempts, TooManyPasswords } from '../auth/staff-sign-in/password-attempt.ts';
import { hashPassword } from '../auth/staff-sign-in/password-hash.ts';
import type { Sessions } from '../auth/session/sessions.ts';
import { isGuessed, refuseGuessed } from './guessed-password.ts';
import { makeUpPassword } from './made-up-password.ts';
import { writtenStaffMember } from './staff-queries.ts';
import { staffRepository as repository, type StaffColumns } from './staff-repository.ts';

/** What is to become of an account; what is absent stays as it is. */
interface StaffChange {
  readonly name?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly password?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether the portal drew the password. */
  readonly isMadeUp?: boolean;
}

/** Why an account stays as it is. */
type StaffRefusal = 'STAFF_ID_TAKEN' | 'LAST_ADMIN' | 'OWN_ACCOUNT';

/** What became of a change of one's own password. */
type OwnPasswordOutcome =
  | { readonly kind: 'changed'; readonly passwordHash: string }
  | { readonly kind: 'wrong' | 'same' | 'containsId' | 'guessed' }
  | TooManyPasswords;

/** Where a request has the password that an admin gives. */
const passwordPath = 'data.staff.password';

type Refused<Code extends StaffRefusal> = { readonly refusal: Code };

/** The accounts of staff. */
export type StaffAccounts = ReturnType<typeof createStaffAccounts>;

/** What the accounts work with. */
export interface StaffAccountsOptions {
  readonly makeChange: MakeChange;
  readonly sessions: Pick<Sessions, 'revokeWithin'>;
  readonly tryOwnPassword: PasswordAttempts['own'];
}

/** Joins accounts with their sessions. */
export function createStaffAccounts({
  makeChange,
  sessions,
  tryOwnPassword,
}: StaffAccountsOptions) {
  return {
    /**
     * Makes an account; without a password it gets one that is made up.
     *
     * @throws ProblemError `INVALID` where the password is among those that are guessed first.
     */
    async create(
      {
        password,
        ...account
      }: { id: string; name: string; role: StaffRole; password?: string | undefined },
      actor: StaffActor,
    ): Promise<{ staff: StaffMember; password: string | null } | Refused<'STAFF_ID_TAKEN'>> {
      if (account.role === 'admin') requireConfirmation(actor);
      if (password !== undefined) {
        refuseGuessed(password, [account.id, account.name], passwordPath);
      }
      const madeUp = password === undefined ? makeUpPassword() : null;
      const passwordHash = await hashPassword(password ?? madeUp ?? '');
      try {
        return await makeChange(async ({ transaction }) => {
          const passwordMadeUpAt = madeUp === null ? null : new Date();
          const row = { ...account, passwordHash, passwordMadeUpAt, disabled: false };
          await repository.create(transaction, row, identityOf(actor));
          return { staff: await writtenStaffMember(transaction, account.id), password: madeUp };
        });
      } catch (error) {
        const isTaken =
          isUniqueViolation(error, 'staffId') || isUniqueViolation(error, 'staffIdInAnyCase');
        if (isTaken) return { refusal: 'STAFF_ID_TAKEN' };
        throw error;
      }
    },

    /**
     * Changes an account.
     *
     * @throws ProblemError `NOT_FOUND` when there is none, `INVALID` where the password is among those that are guessed first.
     */
    async change(
      id: string,
      { password, isMadeUp = false, ...input }: StaffChange,
      actor: StaffActor,
    ): Promise<{ staff: StaffMember } | Refused<'LAST_ADMIN' | 'OWN_ACCOUNT'>> {
      if (input.role === 'admin' || password !== undefined) requireConfirmation(actor);
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      return makeChange(async (change) => {
        const { transaction } = change;
        const admins = await repository.lockAdmins(transaction);
        const row = await repository.lock(transaction, id);
        const { name, role, disabled } = row;
        if (password !== undefined) refuseGuessed(password, [id, input.name ?? name], passwordPath);
        const columns = {
          ...differing({ name, role, disabled }, input),
          ...(passwordHash && { passwordHash, passwordMadeUpAt: isMadeUp ? new Date() : null }),
        };
        const refusal = refusalOf(row, columns, admins, actor);
        if (refusal) return { refusal };
        await repository.save(transaction, row, columns, identityOf(actor));
        const reason = reasonToEnd(columns);
        if (reason) await sessions.revokeWithin(change, staffIdentity(id), reason);
        return { staff: await writtenStaffMember(transaction, id) };
      });
    },

    /**
     * Gives a colleague's account a password that is made up.
     *
     * @throws ProblemError `NOT_FOUND` when there is no such account.
     */
    async resetPassword(
      id: string,
      actor: StaffActor,
    ): Promise<{ password: string } | Refused<'OWN_ACCOUNT'>> {
      const password = makeUpPassword();
      const changed = await this.change(id, { password, isMadeUp: true }, actor);
      return 'refusal' in changed ? { refusal: 'OWN_ACCOUNT' } : { password };
    },

    /** Changes one's own password, and ends all other sessions of the account. */
    async changeOwnPassword(
      {
        password,
        newPassword,
        address,
      }: { password: string; newPassword: string; address: string },
      actor: StaffActor,
    ): Promise<OwnPasswordOutcome> {
      const { id, sessionId } = actor;
      if (findPasswordError(newPassword, id) === 'containsId') return { kind: 'containsId' };
      const attempt = await tryOwnPassword({ id, password, address });
      if (attempt.kind === 'too-many') return attempt;
      if (attempt.kind === 'no-match') return { kind: 'wrong' };
      const problem = ownError(newPassword, password, [id, attempt.staff.name]);
      const passwordHash = problem ? null : await hashPassword(newPassword);
      return makeChange(async (change) => {
        const { transaction } = change;
        const row = await repository.lock(transaction, id);
        if (!(await attempt.confirm(transaction))) return { kind: 'wrong' };
        if (problem || passwordHash === null) return { kind: problem ?? 'same' };
        await repository.save(transaction, row, { passwordHash }, identityOf(actor));
        const others = { except: sessionId };
        await sessions.revokeWithin(change, staffIdentity(id), 'revoked', others);
        return { kind: 'changed', passwordHash };
      });
    },
  };
}

function ownError(
  newPassword: string,
  password: string,
  own: readonly string[],
): 'same' | 'guessed' | null {
  if (newPassword === password) return 'same';
  return isGuessed(newPassword, own) ? 'guessed' : null;
}

/** There is always an admin who can sign in, and nobody shuts themselves out. */
function refusalOf(
  row: StaffRow,
  { role = row.role, disabled = row.disabled, passwordHash }: Partial<StaffColumns>,
  admins: number,
  actor: StaffActor,
): 'LAST_ADMIN' | 'OWN_ACCOUNT' | null {
  const wasAdmin = row.role === 'admin' && !row.disabled;
  const isAdmin = role === 'admin' && !disabled;
  if (wasAdmin && !isAdmin && admins <= 1) return 'LAST_ADMIN';
  if (row.id !== actor.id) return null;
  const staysIn = role === row.role && disabled === row.disabled && passwordHash === undefined;
  return staysIn ? null : 'OWN_ACCOUNT';
}

function reasonToEnd(columns: Partial<StaffColumns>): 'role_changed' | 'revoked' | null {
  if (columns.disabled === true || columns.passwordHash !== undefined) return 'revoked';
  return columns.role === undefined ? null : 'role_changed';
}
