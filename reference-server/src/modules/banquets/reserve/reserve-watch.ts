import { isSameIikoId } from '@portal/domain/restaurant';
import { createTexts } from '@portal/domain/texts';
import type { Logger } from 'pino';
import { createDueWorker } from '../../../outbox/due-worker.ts';
import type { Worker } from '../../../outbox/worker.ts';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { ReserveSnapshot, RestaurantReserves } from '../../../ports/restaurant-reserves.ts';
import type { BanquetRow, ReserveRow } from '../banquet-row.ts';
import type { ReserveComparison } from './reserve-comparison.ts';
import type { ReserveOutcome } from './reserve-outcome.ts';
import { lostMilliseconds, timeoutMilliseconds } from './reserve-schedule.ts';
import { transferFailedText } from './reserve-sending.ts';
import type { ClaimedReserve, ReserveRepository } from './reserve-repository.ts';

/** What watching reserves needs. */
export interface ReserveWatchOptions {
  readonly reserves: RestaurantReserves;
  readonly repository: ReserveRepository;
  readonly timeZone: () => Promise<string>;
  readonly comparison: ReserveComparison;
  readonly log: Logger;
}

const { t } = createTexts({ locale: 'ru' });

/**
 * Looks at reserves until the restaurant has answered, calls off what is to be called off, and compares
 * what stands with the banquets. A look that fails is due again when its lease is over.
 */
export function createReserveWatch(options: ReserveWatchOptions): Worker {
  const { reserves, repository, timeZone, comparison, log } = options;
  let isPrepared = false;

  async function read(reserve: ReserveRow): Promise<ReserveSnapshot | null> {
    if (reserve.organizationId === null) return null;
    const found = await reserves.reserveStatus(
      reserve.organizationId,
      [reserve.id],
      await timeZone(),
    );
    return found.find(({ id }) => isSameIikoId(id, reserve.id)) ?? null;
  }

  /** Whether the till has made it. */
  async function answerOf(row: BanquetRow, reserve: ReserveRow): Promise<ReserveOutcome | null> {
    const snapshot = await read(reserve);
    if (snapshot?.creationStatus === 'Success') {
      return {
        kind: 'accepted',
        body: snapshot.body,
        drift: await comparison.drift(row, snapshot),
      };
    }
    if (snapshot?.creationStatus === 'Error') {
      const text = snapshot.error?.text ?? transferFailedText(row.id);
      return { kind: 'refused', body: snapshot.body, text };
    }
    if (!snapshot) {
      const command = await commandOf(reserve, reserve.correlationId);
      if (command?.state === 'Error') {
        const text = command.text ?? transferFailedText(row.id);
        return { kind: 'refused', body: null, text };
      }
    }
    const isLate = ageOf(reserve) > timeoutMilliseconds;
    return isLate ? { kind: 'unanswered', text: t('banquet.noAnswer') } : null;
  }

  /** The next step of calling a reserve off. */
  async function callOff(row: BanquetRow, reserve: ReserveRow): Promise<ReserveOutcome | null> {
    const snapshot = await read(reserve);
    if (!snapshot) {
      if (ageOf(reserve) <= lostMilliseconds) return null;
      return { kind: 'gone', isCertain: reserve.lastSentAt === null };
    }
    if (snapshot.creationStatus === 'InProgress') return null;
    if (snapshot.details?.isCanceled) return { kind: 'gone', isCertain: true };
    if (snapshot.creationStatus === 'Error') return { kind: 'gone', isCertain: false };
    if (reserve.cancelCorrelationId === null) return startCancel(row, reserve);
    const command = await commandOf(reserve, reserve.cancelCorrelationId);
    if (command?.state === 'Error') {
      return { kind: 'cancelRefused', text: command.text ?? t('banquet.change.cancelRefused') };
    }
    // Nobody knows what became of it, and the reserve still stands: it is called off anew.
    return command?.state === 'forgotten' ? { kind: 'cancelSent', correlationId: null } : null;
  }

  async function startCancel(row: BanquetRow, reserve: ReserveRow): Promise<ReserveOutcome | null> {
    if (reserve.organizationId === null) return null;
    try {
      const { correlationId } = await reserves.cancelReserve(reserve.organizationId, reserve.id);
      return { kind: 'cancelSent', correlationId };
    } catch (error) {
      if (!(error instanceof RestaurantError) || error.kind !== 'refused') throw error;
      return { kind: 'cancelRefused', text: error.description ?? transferFailedText(row.id) };
    }
  }

  /** Null where the restaurant does not say: what it has of the reserve decides then, as time does. */
  async function commandOf({ organizationId }: ReserveRow, correlationId: string | null) {
    if (organizationId === null || correlationId === null) return null;
    try {
      return await reserves.commandStatus(organizationId, correlationId);
    } catch (error) {
      if (!(error instanceof RestaurantError) || error.kind !== 'refused') throw error;
      return null;
    }
  }

  async function check({ row, reserve }: ClaimedReserve): Promise<void> {
    try {
      const step = reserve.state === 'canceling' ? callOff : answerOf;
      const outcome = await step(row, reserve);
      await repository.apply(reserve.id, outcome ?? { kind: 'pending' });
    } catch (error) {
      if (!(error instanceof RestaurantError)) throw error;
      log.warn({ err: error, banquetId: row.id }, 'the restaurant does not say what became of it');
      const ours =
        reserve.state === 'canceling' ? t('banquet.cancelWaits') : transferFailedText(row.id);
      await repository.apply(reserve.id, { kind: 'trouble', text: error.description ?? ours });
    }
  }

  return createDueWorker({
    name: 'reserves',
    due: repository.work,
    log,
    async run() {
      if (!isPrepared) await repository.reopen();
      isPrepared = true;
      const claimed = await repository.claim();
      const { moving = [], resting = [] } = Object.groupBy(claimed, ({ reserve: { state } }) =>
        state === 'sent' || state === 'canceling' ? 'moving' : 'resting',
      );
      await Promise.all([...moving.map(check), comparison.compare(resting)]);
      return claimed.length > 0;
    },
  });
}

function ageOf({ lastSentAt }: ReserveRow): number {
  return lastSentAt ? Date.now() - lastSentAt.getTime() : Infinity;
}
