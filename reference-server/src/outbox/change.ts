import type { AnswerOf, Endpoint } from '@portal/domain/contract';
import type { Database, Transaction } from '../db/database.ts';
import { defineStatement } from '../db/statement.ts';
import type { IdempotencyClaim } from '../kernel/idempotency/idempotency.ts';
import { ProblemError } from '../kernel/replies/problem-error.ts';
import { implement, type Call, type Forgotten, type Route } from '../kernel/route.ts';
import { insertOutboxRows } from './outbox-repository.ts';
import type { OutboxChannel, OutboxRow } from './outbox-row.ts';

/** A change under way: what is written in its transaction, and what follows from the commit. */
export interface Change<Refusal = never> {
  readonly transaction: Transaction;
  /**
   * Adds rows to the outbox. They are written together, last of all; whoever sends them is woken after the
   * commit.
   */
  enqueue(...rows: readonly OutboxRow[]): void;
  /** Runs once everything is committed, before the caller is answered. */
  afterCommit(follow: () => void): void;
  /** Undoes everything; the refusal is what the change then comes to. */
  readonly undo: (refusal: Refusal) => never;
}

/** Makes a change in one transaction. An error undoes it, and so does a time of more than `timeout` ms (5,000). */
export type MakeChange = ReturnType<typeof createMakeChange>;

class Undone extends Error {
  override readonly name = 'Undone';
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('A change was refused.');
    this.refusal = refusal;
  }
}

/** Changes of this database with their rows of the outbox. */
export function createMakeChange(
  prisma: Database['prisma'],
  wake: (channel: OutboxChannel) => void,
) {
  return async function makeChange<Result, Refusal = never>(
    work: (change: Change<Refusal>) => Promise<Result>,
    limit: { readonly timeout?: number } = {},
  ): Promise<Result | Refusal> {
    const written: OutboxRow[] = [];
    const followers: (() => void)[] = [];
    const made = prisma.$transaction(async (transaction) => {
      const result = await work({
        transaction,
        enqueue: (...rows) => void written.push(...rows),
        afterCommit: (follow) => void followers.push(follow),
        undo(refusal) {
          throw new Undone(refusal);
        },
      });
      if (written.length > 0) await insertOutboxRows(transaction, written, new Date());
      return result;
    }, limit);
    try {
      const result = await made;
      for (const follow of followers) follow();
      for (const channel of new Set(written.map((row) => row.channel))) wake(channel);
      return result;
    } catch (error) {
      if (error instanceof Undone) return error.refusal as Refusal;
      throw error;
    }
  };
}

const saveAnswer = defineStatement<
  [account: string, endpoint: string, key: string, claimId: string, status: number, body: string],
  { account: string }
>(`
  UPDATE idempotency_key SET state = 'done', reply_status = $5, reply_body = $6::jsonb
  WHERE account = $1 AND endpoint = $2 AND key = $3 AND claim_id = $4::uuid AND state = 'running'
  RETURNING account`);

/**
 * Keeps the answer under the caller's key: after a crash either both are there or neither.
 *
 * @throws ProblemError `IDEMPOTENCY_IN_PROGRESS` when another run holds the key by now, which undoes this one.
 */
async function finishKey(
  { transaction, afterCommit }: Change,
  claim: IdempotencyClaim,
  { status, body }: { readonly status: number; readonly body: unknown },
): Promise<void> {
  const { account, endpoint, key, claimId } = claim;
  const answer = JSON.stringify(body ?? null);
  const stored = await saveAnswer(transaction, account, endpoint, key, claimId, status, answer);
  if (stored.length === 0) {
    throw new ProblemError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
  }
  afterCommit(() => {
    claim.isFinished = true;
  });
}

/**
 * Answers a call with the change it makes. A refusal undoes everything; any other answer is kept under the
 * caller's key in the same transaction. What the change needs from elsewhere is read before: it may hold the
 * only connection there is.
 */
export function answerChange<const A extends { status: number; body: unknown }>(
  makeChange: MakeChange,
  { idempotency }: Pick<Call<Endpoint>, 'idempotency'>,
  work: (change: Change) => Promise<A>,
): Promise<A> {
  return makeChange(async (change: Change<A>) => {
    const answer = await work(change);
    if (answer.status >= 400) change.undo(answer);
    if (idempotency) await finishKey(change, idempotency, answer);
    return answer;
  });
}

/**
 * Joins an endpoint with the handler that makes its change, as {@link implement} does, by {@link answerChange}.
 *
 * @example
 * ```ts
 * implementChange(makeChange, deleteRoom, async ({ body, refuse }, { transaction, enqueue }) => {
 *   if (await isUsed(transaction, body.data.id)) return refuse('ROOM_IN_USE');
 *   await remove(transaction, body.data.id);
 *   enqueue(liveRow(roomsChange, {}));
 *   return { status: 204, body: undefined };
 * });
 * ```
 */
export function implementChange<E extends Endpoint, const A extends AnswerOf<NoInfer<E>>>(
  makeChange: MakeChange,
  endpoint: E,
  handle: (call: Call<NoInfer<E>>, change: Change) => Promise<A>,
  ...forgotten: Forgotten<E, A>
): Route {
  return implement<E, A>(
    endpoint,
    (call) => answerChange(makeChange, call, (change) => handle(call, change)),
    ...forgotten,
  );
}
