import { createReserve, transferErrors, type newBanquetSchema } from '@portal/domain/banquets';
import type * as z from 'zod';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import { timeLimit, whenLate } from '../../../kernel/limits/time-limit.ts';
import type { MakeChange } from '../../../outbox/change.ts';
import { failTooSlow } from '../../../ports/restaurant-error.ts';
import { asRestaurantProblem } from '../../restaurant/restaurant-problem.ts';
import type { BanquetChanges, BanquetRefusal, BanquetStaff, Changed } from '../banquet-changes.ts';
import type { BanquetNames } from '../banquet-names.ts';
import type { BanquetQueries } from '../banquet-queries.ts';
import { refusalOptions } from '../banquet-refusal.ts';
import { banquetOf, reserveOf, type BanquetRow, type ReserveRow } from '../banquet-row.ts';
import type { ReserveSending } from './reserve-sending.ts';

/** What the call needs. */
export interface CreateReserveOptions {
  readonly makeChange: MakeChange;
  readonly changes: BanquetChanges;
  readonly queries: BanquetQueries;
  readonly names: BanquetNames;
  readonly sending: ReserveSending;
}

/** Nobody waits longer; what was begun goes on. */
const limit = timeLimit(5_500);

/** Sends a banquet and waits for the restaurant's first answer. */
export function createReserveRoute(options: CreateReserveOptions): Route {
  const { makeChange, changes, queries, names, sending } = options;

  const firstAnswer = (reserve: ReserveRow): Promise<unknown> =>
    limit
      .execute(() => sending.send(reserve.id))
      .catch(whenLate((cause) => failTooSlow('reserve', cause)));

  /** What could not be sent is not planned either. */
  async function plan(
    { startsAt, ...input }: z.output<typeof newBanquetSchema>,
    actor: BanquetStaff,
  ): Promise<Changed<Extract<BanquetRefusal, { code: 'INVALID' | 'TABLE_TAKEN' }>>> {
    const errors = transferErrors({ ...input, startsAt }, new Date());
    if (errors.length > 0) return { refusal: { code: 'INVALID', errors } };
    const fields = await names.fill({ ...input, startsAt: new Date(startsAt) });
    return makeChange((change) => changes.plan(change, fields, actor));
  }

  return implement(createReserve, async ({ body, actor, refuse }) => {
    const { id: storedId, ...input } = body.data.banquet;
    const isNew = storedId === undefined && 'title' in input;
    const planned = isNew ? await plan(input, actor) : null;
    if (planned && 'refusal' in planned) {
      return refuse(planned.refusal.code, refusalOptions(planned.refusal));
    }
    const known = storedId === undefined ? planned?.row : await queries.find(storedId);
    if (!known) throw new ProblemError('NOT_FOUND');
    const { id } = known;
    if (isOff(known)) return refuse('BANQUET_CANCELED');

    const result = await makeChange((change) =>
      changes.edit(change, id, actor, ({ status }) => ({
        fields: {},
        // What the restaurant has already is not sent again.
        status: status === 'transferred' || status === 'canceled' ? status : 'transferring',
      })),
    );
    if ('refusal' in result) {
      if (result.refusal.code !== 'INVALID') return refuse('BANQUET_CANCELED');
      return refuse('INVALID', refusalOptions(result.refusal));
    }
    if (isOff(result.row)) return refuse('BANQUET_CANCELED');

    const reserve = reserveOf(result.row);
    if (reserve?.state === 'queued') {
      await firstAnswer(reserve).catch((error: unknown) => {
        throw asRestaurantProblem(error, 'restaurant.banquet.failed', { id });
      });
    }
    const sent = (await queries.find(id)) ?? result.row;
    return { status: 200, body: planned ? { banquet: banquetOf(sent) } : replyOf(sent) };
  });
}

function isOff(row: BanquetRow): boolean {
  return row.status === 'canceled' || reserveOf(row)?.state === 'canceling';
}

const creationStatuses = {
  queued: 'InProgress',
  sent: 'InProgress',
  canceling: 'InProgress',
  accepted: 'Success',
  refused: 'Error',
  canceled: 'Error',
} as const;

/** What the restaurant's system said last, or what it would say now. */
function replyOf(row: BanquetRow) {
  const reserve = reserveOf(row);
  if (!reserve) throw new Error(`Banquet ${row.id} was sent without a reserve.`);
  const { id, organizationId, info, correlationId, state, createdAt } = reserve;
  const stored = typeof info === 'object' && info !== null && !Array.isArray(info) ? info : {};
  return {
    correlationId: correlationId ?? id,
    reserveInfo: {
      timestamp: createdAt.getTime(),
      errorInfo: null,
      isDeleted: false,
      reserve: null,
      ...stored,
      id,
      organizationId: organizationId ?? '',
      creationStatus: creationStatuses[state],
    },
  };
}
