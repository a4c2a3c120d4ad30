import type { ReconciliationPeriod } from '@portal/domain/reconciliation';
import { dayMilliseconds, hotelMoment, shiftDay, startOfDay } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { timeLimit, whenLate } from '../../kernel/limits/time-limit.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { PaymentProviders } from '../../ports/payment-gateway.ts';
import { AnotherShopError, type createBookComparison } from './compare-books.ts';
import { runRepository, type RunRow } from './run-repository.ts';
import { emptyTally } from './tally.ts';

/** What comparisons need. */
export interface ReconciliationOptions {
  readonly prisma: Database['prisma'];
  readonly providers: PaymentProviders;
  readonly compare: ReturnType<typeof createBookComparison>;
  readonly timeZone: () => Promise<string>;
  readonly log: Logger;
}

/** By the hotel's clock, when hardly anybody orders. */
const nightTime = '03:30';
/** A day more than money can be held. @source protocols/yookassa.md, section 3 */
const nightDays = 8;
/** Longer than that nobody leaves a portal off. */
const maxNightDays = 62;
const leaseMilliseconds = 60_000;
/** Notifications of what the provider did at the last moment are still to come. */
const settlingMilliseconds = 10 * 60_000;
const limit = timeLimit(10_000);
const unexpectedFailure = 'The portal failed while it compared the books; its log says how.';
/** The night's comparison that failed is tried again so soon, and for so long. */
const retryMilliseconds = 15 * 60_000;
const retriedMilliseconds = 20 * 3_600_000;
const storedMilliseconds = 400 * dayMilliseconds;

/** Comparisons of the books: every night, and whenever somebody asks for one. */
export function createReconciliation(options: ReconciliationOptions) {
  const { prisma, providers, compare, timeZone, log } = options;
  const leaseFrom = (milliseconds: number) => new Date(Date.now() + milliseconds);

  /** Runs it to its end; the row as it then is. */
  async function run({ id, fromAt, until, night, startedAt }: RunRow): Promise<RunRow> {
    const tally = emptyTally();
    const onPage = async () => {
      await runRepository.note(prisma, id, tally, leaseFrom(leaseMilliseconds));
    };
    try {
      for (const [provider, system] of providers) {
        await compare(provider, system, { since: fromAt, until }, tally, onPage);
      }
    } catch (error) {
      if (error instanceof AnotherShopError) {
        log.error({ err: error }, 'the books could not be compared');
        return finished(await runRepository.finish(prisma, id, tally, error.message));
      }
      // What the database says may quote the data.
      const failure = error instanceof PaymentGatewayError ? error.message : unexpectedFailure;
      const isRetried = night !== null && startedAt.getTime() + retriedMilliseconds > Date.now();
      if (isRetried) {
        const lease = leaseFrom(retryMilliseconds);
        await runRepository.note(prisma, id, tally, lease, failure);
      } else {
        await runRepository.finish(prisma, id, tally, failure);
      }
      throw error;
    }
    const { adopted, found, foreign } = tally;
    log.info({ reconciliationId: id, adopted, found, foreign }, 'the books are compared');
    return finished(await runRepository.finish(prisma, id, tally));
  }

  async function momentsOf({ from, to }: ReconciliationPeriod) {
    const zone = await timeZone();
    const now = new Date();
    const until = isDay(to) ? startOfDay(shiftDay(to, 1), zone) : new Date(to);
    const since = isDay(from) ? startOfDay(from, zone) : new Date(from);
    // Nothing is there yet of what is still to come.
    return { from: since < now ? since : now, until: until < now ? until : now };
  }

  return {
    /**
     * Begins one, or joins the one that is under way; comes back when it is done, or after 10 s.
     * @throws PaymentGatewayError when the provider does not answer.
     */
    async start(period: ReconciliationPeriod, by: string): Promise<RunRow> {
      const running = await runRepository.pending(prisma);
      if (running) return running;
      const lease = leaseFrom(leaseMilliseconds);
      const newRun = { ...(await momentsOf(period)), night: null, by };
      const begun = finished(await runRepository.begin(prisma, newRun, emptyTally(), lease));
      const whole = run(begun);
      const done = await limit.execute(() => whole).catch(whenLate(() => null));
      if (done) return done;
      whole.catch((error: unknown) => {
        log.warn({ err: error }, 'the books could not be compared');
      });
      return (await runRepository.find(prisma, begun.id)) ?? begun;
    },

    /** Begins the one of this night when it is due, and goes on with one that its process left. */
    async runDue(): Promise<boolean> {
      const now = new Date();
      const { day: night, time } = hotelMoment(now, await timeZone());
      const due =
        time >= nightTime ? await runRepository.dueNight(prisma, night, comparedNow(now)) : null;
      if (due) {
        const newRun = { ...nightPeriod(now, due.comparedUntil), night, by: 'system' };
        // Due at once: whoever claims it first runs it.
        await runRepository.begin(prisma, newRun, emptyTally(), now);
      }
      const stored = new Date(now.getTime() - storedMilliseconds);
      const isMoreOld = await runRepository.deleteOld(prisma, stored);
      const claimed = await runRepository.claim(prisma, leaseFrom(leaseMilliseconds));
      if (!claimed) return isMoreOld;
      await run(claimed).catch((error: unknown) => {
        if (!(error instanceof PaymentGatewayError)) throw error;
        log.warn({ err: error }, 'the books could not be compared');
      });
      return true;
    },
  };
}

const isDay = (bound: string) => bound.length === 'yyyy-mm-dd'.length;

/** At least the last days, and what nobody has compared while the portal was off. */
function nightPeriod(now: Date, comparedUntil: Date | null): { from: Date; until: Date } {
  const from = Math.min(
    now.getTime() - nightDays * dayMilliseconds,
    comparedUntil?.getTime() ?? Infinity,
  );
  const earliest = now.getTime() - maxNightDays * dayMilliseconds;
  return {
    from: new Date(Math.max(from, earliest)),
    until: new Date(now.getTime() - settlingMilliseconds),
  };
}

/** What was begun since is the business of the next night. */
const comparedNow = (now: Date) => ({
  before: new Date(now.getTime() - settlingMilliseconds),
  since: new Date(now.getTime() - nightDays * dayMilliseconds),
});

function finished(row: RunRow | null): RunRow {
  if (!row) throw new Error('The comparison is gone although it is under way.');
  return row;
}
