import type { Database } from '../../db/database.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import type { StaffRow } from './account-row.ts';
import type { AccountStore } from './account-store.ts';
import { refundAttempts, spendAttempts } from './attempt-budget-store.ts';
import { exceededUntil, passwordSpends, secondsUntil } from './attempt-budgets.ts';
import { clientNetwork } from './client-network.ts';
import { transact } from './refusable-transaction.ts';

/** An id and a password that somebody has typed. */
export interface TypedPassword {
  readonly id: string;
  readonly password: string;
  readonly address: string;
}

/** What trying a password led to. */
export type PasswordTrialOutcome =
  | {
      readonly kind: 'match';
      readonly staff: StaffRow;
      /**
       * Inside the transaction that acts on it: takes the count back, and says whether the password is
       * still the account's, which from here to the end of the transaction stays so.
       */
      confirm(transaction: SqlClient): Promise<boolean>;
    }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Tries a staff password: counted as failed before it is looked at. */
export type PasswordTrial = (typed: TypedPassword) => Promise<PasswordTrialOutcome>;

/** What trying passwords works with. */
export interface PasswordTrialOptions {
  readonly prisma: Database['prisma'];
  readonly accounts: Pick<AccountStore, 'staff'>;
  /** Compares a password with a hash, and takes as long without one. */
  readonly isPassword: (password: string, hash: string | null) => Promise<boolean>;
}

const holdPassword = defineStatement<[id: string, passwordHash: string], { id: string }>(`
  SELECT id FROM staff WHERE id = $1 AND password_hash = $2 AND NOT disabled FOR SHARE`);

/** Tries passwords one by one, whoever asks: sign-in, and whoever wants another password. */
export function createPasswordTrial(options: PasswordTrialOptions): PasswordTrial {
  const { prisma, accounts, isPassword } = options;

  return async ({ id, password, address }) => {
    const now = new Date();
    const spends = passwordSpends({ id, network: clientNetwork(address) }, now);
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
    if (!isRight || !staff || hash === null) return { kind: 'no-match' };
    return {
      kind: 'match',
      staff,
      async confirm(transaction) {
        // The account before the counts, as whoever changes a password has it.
        const held = await holdPassword(transaction, id, hash);
        await refundAttempts(transaction, JSON.stringify(spends));
        return held.length > 0;
      },
    };
  };
}
