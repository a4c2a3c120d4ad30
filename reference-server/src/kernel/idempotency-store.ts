import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { defineStatement, type SqlClient } from '../db/statement.ts';
import type { IdempotencyClaim, IdempotencyKeys, IdempotencyLookup } from './idempotency.ts';

const keptHours = 24;
const abandonedAfterSeconds = 60;

interface ClaimRow {
  claim_id: string;
  request_hash: string;
  state: 'running' | 'done';
  reply_status: number | null;
  reply_body: unknown;
}

const claimKey = defineStatement<
  [
    account: string,
    endpoint: string,
    key: string,
    requestHash: string,
    claimId: string,
    now: Date,
    expiresAt: Date,
    abandonedBefore: Date,
  ],
  ClaimRow
>(`
  WITH claimed AS (
    INSERT INTO idempotency_key AS held
      (account, endpoint, key, request_hash, claim_id, claimed_at, state, expires_at)
    VALUES ($1, $2, $3, $4, $5::uuid, $6::timestamptz, 'running', $7::timestamptz)
    ON CONFLICT (account, endpoint, key) DO UPDATE SET
      request_hash = excluded.request_hash, claim_id = excluded.claim_id,
      claimed_at = excluded.claimed_at, state = 'running', expires_at = excluded.expires_at,
      reply_status = NULL, reply_body = NULL
    WHERE held.expires_at <= $6::timestamptz
       OR (held.state = 'running' AND held.claimed_at <= $8::timestamptz
           AND held.request_hash = excluded.request_hash)
    RETURNING claim_id, request_hash, state, reply_status, reply_body
  )
  SELECT claim_id, request_hash, state::text, reply_status, reply_body FROM claimed
  UNION ALL
  SELECT claim_id, request_hash, state::text, reply_status, reply_body FROM idempotency_key
  WHERE account = $1 AND endpoint = $2 AND key = $3 AND NOT EXISTS (SELECT 1 FROM claimed)`);

/**
 * Idempotency keys in SQL. One statement claims a key that is new, past its 24 h, or held by a run
 * that has not been heard of for 60 s, and otherwise reads what became of it.
 */
export function createIdempotencyKeys(
  prisma: PrismaClient,
  direct: SqlClient = prisma,
): IdempotencyKeys {
  async function claim({
    account,
    endpoint,
    key,
    requestHash,
  }: Parameters<IdempotencyKeys['claim']>[0]): Promise<IdempotencyLookup> {
    const claimId = randomUUID();
    const now = new Date();
    const expiresAt = new Date(now.getTime() + keptHours * 3_600_000);
    const abandonedBefore = new Date(now.getTime() - abandonedAfterSeconds * 1000);
    const [row] = await claimKey(
      direct,
      account,
      endpoint,
      key,
      requestHash,
      claimId,
      now,
      expiresAt,
      abandonedBefore,
    );
    if (!row) return { kind: 'running' };
    if (row.claim_id === claimId) {
      return { kind: 'claimed', claim: { account, endpoint, key, claimId } };
    }
    if (row.request_hash !== requestHash) return { kind: 'reused' };
    if (row.state === 'running') return { kind: 'running' };
    return { kind: 'replay', status: row.reply_status ?? 500, body: row.reply_body };
  }

  return {
    claim,
    finish: async (held, status, body) => {
      if (held.isFinished) return;
      await prisma.idempotencyKey.updateMany({
        where: { ...holding(held), state: 'running' },
        data: { state: 'done', replyStatus: status, replyBody: body as Prisma.InputJsonValue },
      });
    },
    release: async (held) => {
      await prisma.idempotencyKey.deleteMany({ where: { ...holding(held), state: 'running' } });
    },
  };
}

function holding({ account, endpoint, key, claimId }: IdempotencyClaim) {
  return { account, endpoint, key, claimId };
}
