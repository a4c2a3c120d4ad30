import { passwordFault, type StaffMember, type StaffRole } from '@portal/domain';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import { differing } from '../audit/differing.ts';
import type { StaffRow } from '../auth/account-row.ts';
import type { PasswordTrial } from '../auth/password-trial.ts';
import type { Sessions } from '../auth/sessions.ts';
import { makeUpPassword } from './made-up-password.ts';
import { findStaffMember } from './staff-reading-store.ts';
import type { StaffColumns, StaffStore } from './staff-store.ts';

/** What is to become of an account; what is absent stays as it is. */
export interface StaffChange {
  readonly name?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly password?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Why an account stays as it is. */
export type StaffRefusal = 'STAFF_ID_TAKEN' | 'LAST_ADMIN' | 'OWN_ACCOUNT';

/** What became of a change of one's own password. */
export type OwnPasswordOutcome =
  | { readonly kind: 'changed' | 'wrong' | 'same' | 'containsId' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

type Refused<Code extends StaffRefusal> = { readonly refusal: Code };

/** The accounts of staff. */
export interface StaffAccounts {
  /** Makes an account; without a password it gets one that is made up. */
  create(
    account: { id: string; name: string; role: StaffRole; password?: string | undefined },
    actor: StaffActor,
  ): Promise<{ staff: StaffMember; password: string | null } | Refused<'STAFF_ID_TAKEN'>>;
  /** Changes an account; null when there is none. */
  change(
    id: string,
    change: StaffChange,
    actor: StaffActor,
  ): Promise<{ staff: StaffMember } | Refused<'LAST_ADMIN' | 'OWN_ACCOUNT'> | null>;
  /** Gives a colleague's account a password that is made up; null when there is no such account. */
  resetPassword(
    id: string,
    actor: StaffActor,
  ): Promise<{ password: string } | Refused<'OWN_ACCOUNT'> | null>;
  /** Changes one's own password, and ends all other sessions of the account. */
  changeOwnPassword(
    wish: { password: string; newPassword: string; address: string },
    actor: StaffActor,
  ): Promise<OwnPasswordOutcome>;
}

/** What the accounts work with. */
export interface StaffAccountsOptions {
  readonly store: StaffStore;
  readonly sessions: Pick<Sessions, 'revokeWithin' | 'leaveRevoked'>;
  readonly tryPassword: PasswordTrial;
  readonly hashPassword: (password: string) => Promise<string>;
}

/** Joins accounts with their sessions. */
export function createStaffAccounts(options: StaffAccountsOptions): StaffAccounts {
  const { store, sessions, tryPassword, hashPassword } = options;

  return {
    async create({ password, ...account }, actor) {
      const madeUp = password === undefined ? makeUpPassword() : null;
      const passwordHash = await hashPassword(password ?? madeUp ?? '');
      try {
        return await store.transact(async (transaction) => {
          const row = { ...account, passwordHash, disabled: false };
          await store.create(transaction, row, identityOf(actor));
          const staff = await findStaffMember(transaction, account.id, new Date());
          if (!staff) throw new Error('An account is gone that was just made.');
          return { staff, password: madeUp };
        });
      } catch (error) {
        const isTaken =
          isUniqueViolation(error, 'staffId') || isUniqueViolation(error, 'staffIdInAnyCase');
        if (isTaken) return { refusal: 'STAFF_ID_TAKEN' };
        throw error;
      }
    },

    async change(id, { password, ...wish }, actor) {
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      const done = await store.transact(async (transaction) => {
        const admins = await store.lockAdmins(transaction);
        const row = await store.lock(transaction, id);
        if (!row) return null;
        const { name, role, disabled } = row;
        const change = differing({ name, role, disabled }, wish);
        const columns = { ...change, ...(passwordHash && { passwordHash }) };
        const refusal = refusalOf(row, columns, admins, actor);
        if (refusal) return { refusal };
        await store.save(transaction, row, columns, identityOf(actor));
        const reason = reasonToEnd(columns);
        const ended = reason ? await sessions.revokeWithin(transaction, `admin_${id}`) : [];
        const staff = await findStaffMember(transaction, id, new Date());
        return staff && { staff, ended, reason };
      });
      if (!done || 'refusal' in done) return done;
      if (done.reason) sessions.leaveRevoked(done.ended, done.reason);
      return { staff: done.staff };
    },

    async resetPassword(id, actor) {
      const password = makeUpPassword();
      const changed = await this.change(id, { password }, actor);
      if (!changed) return null;
      return 'refusal' in changed ? { refusal: 'OWN_ACCOUNT' } : { password };
    },

    async changeOwnPassword({ password, newPassword, address }, actor) {
      const { id, sessionId } = actor;
      if (passwordFault(newPassword, id) === 'containsId') return { kind: 'containsId' };
      const trial = await tryPassword({ id, password, address });
      if (trial.kind === 'too-many') return trial;
      if (trial.kind === 'no-match') return { kind: 'wrong' };
      const passwordHash = newPassword === password ? null : await hashPassword(newPassword);
      const ended = await store.transact(async (transaction) => {
        const row = await store.lock(transaction, id);
        const isStillRight = await trial.confirm(transaction);
        if (!row || !isStillRight) return 'wrong';
        if (passwordHash === null) return 'same';
        await store.save(transaction, row, { passwordHash }, identityOf(actor));
        return sessions.revokeWithin(transaction, `admin_${id}`, { except: sessionId });
      });
      if (ended === 'wrong' || ended === 'same') return { kind: ended };
      sessions.leaveRevoked(ended, 'revoked');
      return { kind: 'changed' };
    },
  };
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
