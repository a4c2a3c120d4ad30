import type { AnswerOf, Endpoint } from '@portal/domain/contract';
import type { Database, Transaction } from '../db/database.ts';
import { finishKey } from '../kernel/idempotency/finish-key.ts';
import { implement, type Call, type Forgotten, type Route } from '../kernel/route.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { Outbox } from './outbox.ts';

/** A change under way: what is written in its transaction, and what follows from the commit. */
export interface Change<Refusal = never> {
  readonly transaction: Transaction;
  /** Adds rows to the outbox; whoever sends them is woken after the commit. */
  enqueue(...rows: readonly OutboxRow[]): Promise<void>;
  /** Runs once everything is committed, before the caller is answered. */
  afterCommit(follow: () => void): void;
  /** Undoes everything; the refusal is what the change then comes to. */
  readonly undo: (refusal: Refusal) => never;
}

/** Makes a change in one transaction, which an error undoes. */
export type MakeChange = ReturnType<typeof createMakeChange>;

class Undone extends Error {
  override readonly name = 'Undone';
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('A change was refused.');
    this.refusal = refusal;
  }
}

/** Changes with their rows of the outbox, whoever writes those within the transaction. */
export function createMakeChange(prisma: Database['prisma'], outbox: Outbox) {
  return async function makeChange<Result, Refusal = never>(
    work: (change: Change<Refusal>) => Promise<Result>,
  ): Promise<Result | Refusal> {
    const followers: (() => void)[] = [];
    const made = prisma.$transaction(async (transaction) => {
      const result = await work({
        transaction,
        enqueue: (...rows) => outbox.enqueue(transaction, rows),
        afterCommit: (follow) => void followers.push(follow),
        undo(refusal) {
          throw new Undone(refusal);
        },
      });
      return { result, transaction };
    });
    try {
      const { result, transaction } = await made;
      for (const follow of followers) follow();
      outbox.wakeWritten(transaction);
      return result;
    } catch (error) {
      if (error instanceof Undone) return error.refusal as Refusal;
      throw error;
    }
  };
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
    if (idempotency) {
      await finishKey(change.transaction, idempotency, answer.status, answer.body ?? null);
      change.afterCommit(() => {
        idempotency.isFinished = true;
      });
    }
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
 *   await enqueue(liveRow(roomsChange, {}));
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
