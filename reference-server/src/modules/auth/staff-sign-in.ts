import type { Database } from '../../db/database.ts';
import type { StaffRow } from './account-row.ts';
import type { AccountStore } from './account-store.ts';
import { refundAttempts, spendAttempts } from './attempt-budget-store.ts';
import { exceededUntil, passwordSpends, secondsUntil } from './attempt-budgets.ts';
import type { AuthSettings } from './auth-settings.ts';
import { beginSession, type BegunSession } from './begin-session.ts';
import { clientNetwork } from './client-network.ts';
import { transact } from './refusable-transaction.ts';

/** An id and a password that somebody has typed. */
export interface PasswordEntry {
  readonly id: string;
  readonly password: string;
  readonly address: string;
  /** The session they come with, which a new one replaces. */
  readonly replacedId: string | null;
}

/** What an id and a password led to. */
export type PasswordOutcome =
  | { readonly kind: 'signed-in'; readonly staff: StaffRow; readonly session: BegunSession }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** What signing staff in works with. */
export interface StaffSignInOptions {
  readonly prisma: Database['prisma'];
  readonly accounts: Pick<AccountStore, 'staff'>;
  readonly settings: AuthSettings;
  /** Compares a password with a hash, and takes as long without one. */
  readonly isPassword: (password: string, hash: string | null) => Promise<boolean>;
}

/** Checks passwords: counted as failed before they are looked at, and given back when right. */
export function createStaffSignIn(options: StaffSignInOptions) {
  const { prisma, accounts, settings, isPassword } = options;

  return async function signInStaff(entry: PasswordEntry): Promise<PasswordOutcome> {
    const { id, password, replacedId } = entry;
    const now = new Date();
    const spends = passwordSpends({ id, network: clientNetwork(entry.address) }, now);
    const exceeded = await transact(prisma, async (transaction, refuse: (until: Date) => never) => {
      const until = exceededUntil(
        spends,
        await spendAttempts(transaction, JSON.stringify(spends), now),
      );
      return until ? refuse(until) : null;
    });
    if (exceeded) return { kind: 'too-many', retryAfterSeconds: secondsUntil(exceeded, now) };

    const staff = await accounts.staff(id);
    // A disabled account's password is not looked at, as if there were no such account.
    const hash = staff && !staff.disabled ? staff.passwordHash : null;
    const isRight = await isPassword(password, hash).catch(async (error: unknown) => {
      await refundAttempts(prisma, JSON.stringify(spends));
      throw error;
    });
    if (!isRight || !staff) return { kind: 'no-match' };

    const session = await prisma.$transaction(async (transaction) => {
      await refundAttempts(transaction, JSON.stringify(spends));
      return beginSession(transaction, settings, {
        account: { staffId: id },
        kind: 'staff',
        replacedId,
        now: new Date(),
      });
    });
    return { kind: 'signed-in', staff, session };
  };
}
