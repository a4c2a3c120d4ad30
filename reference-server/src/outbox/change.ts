import type { AnswerOf, Endpoint } from '@portal/domain/contract';
import type { Database, Transaction } from '../db/database.ts';
import { finishKey } from '../kernel/idempotency/finish-key.ts';
import { implement, type Call, type Forgotten, type Route } from '../kernel/route.ts';
import type { OutboxChannel, OutboxRow } from './outbox-row.ts';
import type { Outbox } from './outbox.ts';

/** A change under way: what is written in its transaction, and what follows from the commit. */
export interface Change {
  readonly transaction: Transaction;
  /** Adds rows to the outbox; whoever sends them is woken after the commit. */
  enqueue(...rows: readonly OutboxRow[]): Promise<void>;
  /** Runs once everything is committed, before the caller is answered. */
  afterCommit(follow: () => void): void;
}

/** Makes a change in one transaction, which an error undoes. */
export type MakeChange = ReturnType<typeof createMakeChange>;

/** Changes with their rows of the outbox. */
export function createMakeChange(prisma: Database['prisma'], outbox: Outbox) {
  return async function makeChange<Result>(
    work: (change: Change) => Promise<Result>,
  ): Promise<Result> {
    const channels = new Set<OutboxChannel>();
    const followers: (() => void)[] = [];
    const result = await prisma.$transaction((transaction) =>
      work({
        transaction,
        async enqueue(...rows) {
          await outbox.enqueue(transaction, rows);
          for (const { channel } of rows) channels.add(channel);
        },
        afterCommit: (follow) => void followers.push(follow),
      }),
    );
    for (const follow of followers) follow();
    for (const channel of channels) outbox.wake(channel);
    return result;
  };
}

/** Undoes the change of a call that is refused. */
class Undone extends Error {
  override readonly name = 'Undone';
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('A change was refused.');
    this.answer = answer;
  }
}

/**
 * Answers a call with the change it makes. A refusal undoes everything; any other answer is kept under the
 * caller's key in the same transaction. What the change needs from elsewhere is read before: it may hold the
 * only connection there is.
 */
export async function answerChange<const A extends { status: number; body: unknown }>(
  makeChange: MakeChange,
  { idempotency }: Pick<Call<Endpoint>, 'idempotency'>,
  work: (change: Change) => Promise<A>,
): Promise<A> {
  try {
    return await makeChange(async (change) => {
      const answer = await work(change);
      if (answer.status >= 400) throw new Undone(answer);
      if (idempotency) {
        await finishKey(change.transaction, idempotency, answer.status, answer.body ?? null);
        change.afterCommit(() => {
          idempotency.isFinished = true;
        });
      }
      return answer;
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as A;
    throw error;
  }
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
