import { defineStatement, type SqlClient } from '../../db/statement.ts';
import type { IdempotencyClaim } from './idempotency.ts';
import { ProblemError } from '../replies/problem-error.ts';

const saveAnswer = defineStatement<
  [account: string, endpoint: string, key: string, claimId: string, status: number, body: string],
  { account: string }
>(`
  UPDATE idempotency_key SET state = 'done', reply_status = $5, reply_body = $6::jsonb
  WHERE account = $1 AND endpoint = $2 AND key = $3 AND claim_id = $4::uuid AND state = 'running'
  RETURNING account`);

/**
 * Keeps the answer under the caller's key in the transaction that does the work: after a crash either
 * both are there or neither. Say `claim.isFinished = true` once it is committed.
 *
 * @throws ProblemError `IDEMPOTENCY_IN_PROGRESS` when another run holds the key by now, which must undo
 * this one.
 */
export async function finishKey(
  transaction: SqlClient,
  claim: IdempotencyClaim,
  status: number,
  body: unknown,
): Promise<void> {
  const { account, endpoint, key, claimId } = claim;
  const stored = await saveAnswer(
    transaction,
    account,
    endpoint,
    key,
    claimId,
    status,
    JSON.stringify(body),
  );
  if (stored.length === 0) {
    throw new ProblemError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
  }
}
