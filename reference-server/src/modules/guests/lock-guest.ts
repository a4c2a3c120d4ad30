import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';

const lockOpenAccount = defineStatement<[id: number], { id: number }>(
  'SELECT id FROM guest WHERE id = $1 AND approved FOR NO KEY UPDATE',
);

/**
 * Locks a guest's row until the transaction ends, so that what is counted or written for the guest holds.
 *
 * @throws ProblemError `SESSION_EXPIRED` where the account was closed or erased after the call was let in
 */
export async function lockGuest(transaction: SqlClient, guestId: number): Promise<void> {
  const [guest] = await lockOpenAccount(transaction, guestId);
  if (!guest) throw new ProblemError('SESSION_EXPIRED');
}
