import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import type { IdempotencyClaim, IdempotencyKeys, IdempotencyLookup } from './idempotency.ts';

const storedHours = 24;
/** A run that was not heard of for so long has died with its process. */
const abandonedAfterSeconds = 10;
const renewMilliseconds = 3_000;
/** Longer than any call takes; past that a run that hangs is abandoned as well. */
const maxRunMilliseconds = 60_000;

/** How long a caller waits for the answer that the first run is making. */
const maxWaitMilliseconds = 5_000;
const maxWaitersPerAccount = 2;
/** Poll interval; a poll is one read of one row. */
const pollMilliseconds = 100;

type Request = Parameters<IdempotencyKeys['claim']>[0];

interface ClaimRow {
  claim_id: string;
  request_hash: string;
  state: 'running' | 'done';
  reply_status: number | null;
  reply_body: unknown;
}

type KeyValues = [account: string, endpoint: string, key: string];

/*
 * Looks before it writes: the row of a key whose work is being committed is locked, and whoever only
 * wants to know what became of it must not wait for that on a connection.
 */
const claimKey = defineStatement<
  [
    ...KeyValues,
    requestHash: string,
    claimId: string,
    now: Date,
    expiresAt: Date,
    abandonedBefore: Date,
  ],
  ClaimRow
>(`
  WITH known AS (
    SELECT claim_id, request_hash, state, reply_status, reply_body,
      expires_at <= $6::timestamptz
        OR (state = 'running' AND claimed_at <= $8::timestamptz AND request_hash = $4) AS is_free
    FROM idempotency_key WHERE account = $1 AND endpoint = $2 AND key = $3
  ), claimed AS (
    INSERT INTO idempotency_key AS held
      (account, endpoint, key, request_hash, claim_id, claimed_at, state, expires_at)
    SELECT $1, $2, $3, $4, $5::uuid, $6::timestamptz, 'running', $7::timestamptz
    WHERE NOT EXISTS (SELECT FROM known WHERE NOT is_free)
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
  SELECT claim_id, request_hash, state::text, reply_status, reply_body FROM known
  WHERE NOT EXISTS (SELECT 1 FROM claimed)`);

const renewClaims = defineStatement<[now: Date, claims: string], never>(`
  UPDATE idempotency_key AS held SET claimed_at = $1::timestamptz
  FROM jsonb_to_recordset($2::jsonb) AS run (account text, endpoint text, key text, "claimId" uuid)
  WHERE held.account = run.account AND held.endpoint = run.endpoint AND held.key = run.key
    AND held.claim_id = run."claimId" AND held.state = 'running'`);

/**
 * Idempotency keys in SQL. One statement claims a key that is new, past its 24 h, or held by a run
 * that has not been heard of for 10 s, and otherwise reads what became of it. A run that works for longer
 * says so every 3 s: a lease that is renewed can be short, and what a killed process held is soon free.
 */
export function createIdempotencyKeys(
  prisma: PrismaClient,
  direct: SqlClient = prisma,
): IdempotencyKeys {
  const waiters = new Map<string, number>();
  const runs = createRenewal(async (claims) => {
    await renewClaims(direct, new Date(), JSON.stringify(claims));
  });

  async function lookUp(request: Request): Promise<IdempotencyLookup> {
    const { account, endpoint, key, requestHash } = request;
    const claimId = randomUUID();
    const now = new Date();
    const expiresAt = new Date(now.getTime() + storedHours * 3_600_000);
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
    ).catch((error: unknown) => {
      if (isLockTimeout(error)) return [];
      throw error;
    });
    if (!row) return { kind: 'running' };
    if (row.claim_id === claimId) {
      const claim = { account, endpoint, key, claimId };
      runs.begin(claim);
      return { kind: 'claimed', claim };
    }
    if (row.request_hash !== requestHash) return { kind: 'reused' };
    if (row.state === 'running') return { kind: 'running' };
    return { kind: 'replay', status: row.reply_status ?? 500, body: row.reply_body };
  }

  async function waitForAnswer(request: Request): Promise<IdempotencyLookup> {
    const until = performance.now() + maxWaitMilliseconds;
    let found: IdempotencyLookup = { kind: 'running' };
    while (found.kind === 'running' && performance.now() + pollMilliseconds <= until) {
      await delay(pollMilliseconds);
      found = await lookUp(request);
    }
    return found;
  }

  return {
    async claim(request) {
      const found = await lookUp(request);
      if (found.kind !== 'running') return found;
      const { account } = request;
      const waiting = waiters.get(account) ?? 0;
      if (waiting >= maxWaitersPerAccount) return found;
      waiters.set(account, waiting + 1);
      try {
        return await waitForAnswer(request);
      } finally {
        const left = (waiters.get(account) ?? 1) - 1;
        if (left > 0) waiters.set(account, left);
        else waiters.delete(account);
      }
    },
    finish: async (held, status, body) => {
      runs.end(held);
      if (held.isFinished) return;
      await prisma.idempotencyKey.updateMany({
        where: { ...holding(held), state: 'running' },
        data: { state: 'done', replyStatus: status, replyBody: body as Prisma.InputJsonValue },
      });
    },
    release: async (held) => {
      runs.end(held);
      await prisma.idempotencyKey.deleteMany({ where: { ...holding(held), state: 'running' } });
    },
  };
}

/** Renews the claims of the runs that work for longer than a moment; one that cannot be renewed runs out. */
function createRenewal(renew: (claims: readonly IdempotencyClaim[]) => Promise<void>) {
  const runs = new Map<string, { readonly claim: IdempotencyClaim; readonly since: number }>();
  let timer: NodeJS.Timeout | undefined;

  function renewDue(): void {
    const now = performance.now();
    for (const [id, { since }] of runs) if (now - since > maxRunMilliseconds) runs.delete(id);
    const due = [...runs.values()].filter(({ since }) => now - since >= renewMilliseconds / 2);
    if (due.length > 0) renew(due.map(({ claim }) => claim)).catch(() => undefined);
    timer = runs.size > 0 ? setTimeout(renewDue, renewMilliseconds).unref() : undefined;
  }

  return {
    begin(claim: IdempotencyClaim): void {
      runs.set(claim.claimId, { claim, since: performance.now() });
      timer ??= setTimeout(renewDue, renewMilliseconds).unref();
    },
    end({ claimId }: IdempotencyClaim): void {
      runs.delete(claimId);
    },
  };
}

function holding({ account, endpoint, key, claimId }: IdempotencyClaim) {
  return { account, endpoint, key, claimId };
}

/** Somebody held the row for longer than a statement waits: its work goes on. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03';
}
