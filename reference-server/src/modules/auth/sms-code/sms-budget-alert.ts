import { alertResolvedBySystem } from '@portal/domain/alerts';
import type { PortalSettings } from '@portal/domain/portal';
import { smsOfUnknownDevices } from '@portal/domain/server';
import { signInRules } from '@portal/domain/sign-in';
import { createTexts } from '@portal/domain/texts';
import { hotelMoment } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database.ts';
import type { SqlClient } from '../../../db/statement.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import { createWorker } from '../../../outbox/worker.ts';
import type { Alerts } from '../../alerts/alerts.ts';
import { lockAttempts, readAttempts } from '../attempts/attempt-budget-repository.ts';
import { smsLimit, unknownDeviceSmsLimit, type BudgetState } from '../attempts/attempt-budgets.ts';
import type { AuthSettings } from '../auth-settings.ts';

/** What alerting of the day's SMS needs. */
export interface SmsBudgetAlertOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly settings: Pick<AuthSettings, 'smsPerDay'>;
  readonly portalSettings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
  readonly alerts: Alerts;
  readonly log: Logger;
}

/** The alert that the day's SMS run out, and that they have. */
export type SmsBudgetAlert = ReturnType<typeof createSmsBudgetAlert>;

/** Levels of the day's SMS budget; each is alerted once a day. */
const levels = { enough: 0, low: 1, unknownDevicesUsedUp: 2, usedUp: 3 } as const;
type Level = (typeof levels)[keyof typeof levels];

/** What is spent of the day's SMS, and how much of it by strangers. */
interface SmsCounts {
  readonly spent: number;
  readonly strangers: number;
}

const pollMilliseconds = 5_000;
const subject = { kind: 'sms-budget' } as const;

const { t } = createTexts({ locale: 'ru' });

/** The day's SMS as an alert: it follows what is sent, what staff allow and the hotel's day. */
export function createSmsBudgetAlert(options: SmsBudgetAlertOptions) {
  const { prisma, makeChange, settings, portalSettings, alerts, log } = options;

  /**
   * Brings the alert up to what is spent; whoever calls holds the budget's row.
   * @param isEachNotified - false where only another level is, so that an SMS that is sent takes as long as one
   *   that is not.
   */
  async function follow(
    change: Change,
    isEachNotified: boolean,
    counted: SmsCounts,
    now: Date,
    timeZone: string,
  ): Promise<void> {
    const limit = settings.smsPerDay;
    const level = levelOf(counted, limit);
    if (level === levels.enough) return alerts.end(change, subject);
    const params = { ...counted, limit, what: whatOf(counted, limit) };
    const content = { ...subject, about: null, params };
    const last = await alerts.latest(change.transaction, subject);
    if (last && isOfDay(last.since, now, timeZone) && reportedLevelOf(last, limit) >= level) {
      if (isEachNotified) await alerts.change(change, { ...content, count: last.count });
      return;
    }
    // Another alert than yesterday's, or than that there were few left: its channels speak anew.
    if (last?.isOpen) await alerts.end(change, subject, null);
    await alerts.raise(change, content);
  }

  /** What is spent, and with `lockAttempts` stays so: strangers' first, as whoever asks for a code has them. */
  async function countedBy(
    read: typeof readAttempts,
    client: SqlClient,
    now: Date,
  ): Promise<SmsCounts> {
    const strangers = unknownDeviceSmsLimit(settings, now);
    const [ofUnknownDevices] = await read(client, strangers.scope, strangers.key);
    const all = smsLimit(settings, now);
    const [ofAll] = await read(client, all.scope, all.key);
    return {
      strangers: Math.min(countOf(ofUnknownDevices, now), strangers.points),
      spent: Math.min(countOf(ofAll, now), all.points),
    };
  }

  /** The day may have ended, and the limit may be another one. */
  async function check(): Promise<void> {
    const now = new Date();
    const { timeZone } = await portalSettings.read();
    const seen = await countedBy(readAttempts, prisma, now);
    const isEnough = levelOf(seen, settings.smsPerDay) === levels.enough;
    if (isEnough && !(await alerts.latest(prisma, subject))?.isOpen) return;
    await makeChange(async (change) => {
      const counted = await countedBy(lockAttempts, change.transaction, now);
      await follow(change, true, counted, now, timeZone);
    });
  }

  const watch = createWorker({
    name: 'SMS budget watch',
    idleMilliseconds: pollMilliseconds,
    log,
    async run() {
      await check();
      return false;
    },
  });

  return {
    /** Inside the transaction that has counted one of the day, sent or not. */
    async counted(change: Change, now: Date, timeZone: string) {
      const { transaction } = change;
      const counted = await countedBy(readAttempts, transaction, now);
      if (levelOf(counted, settings.smsPerDay) === levels.enough) return;
      const { scope, key } = smsLimit(settings, now);
      // Whoever was not sent one holds another row.
      await lockAttempts(transaction, scope, key);
      await follow(change, false, counted, now, timeZone);
    },
    start: watch.start,
    stop: watch.stop,
  };
}

/** Nothing is spent of a day that has just begun. */
function countOf(budget: BudgetState | undefined, now: Date): number {
  return budget && new Date(budget.windowEnd) > now ? budget.count : 0;
}

function levelOf({ spent, strangers }: SmsCounts, limit: number): Level {
  const { smsWarningShare, smsUnknownDevicesWarningShare } = signInRules;
  if (spent === 0) return levels.enough;
  if (spent >= limit) return levels.usedUp;
  const share = smsOfUnknownDevices(limit);
  if (strangers >= share) return levels.unknownDevicesUsedUp;
  const isLow =
    spent >= limit * smsWarningShare || strangers >= share * smsUnknownDevicesWarningShare;
  return isLow ? levels.low : levels.enough;
}

/**
 * Level of the newest alert; one that was ticked off counts for its own limit only, one that has ended by
 * itself not at all.
 */
function reportedLevelOf(
  { isOpen, params, resolvedBy }: NonNullable<Awaited<ReturnType<Alerts['latest']>>>,
  limit: number,
): Level {
  if (resolvedBy === alertResolvedBySystem) return levels.enough;
  if (!isOpen && params['limit'] !== limit) return levels.enough;
  const [spent, strangers] = [Number(params['spent']), Number(params['strangers'])];
  return levelOf({ spent, strangers }, Number(params['limit']));
}

function isOfDay(moment: Date, now: Date, timeZone: string): boolean {
  return hotelMoment(moment, timeZone).day === hotelMoment(now, timeZone).day;
}

function whatOf(counted: SmsCounts, limit: number): string {
  const left = smsOfUnknownDevices(limit) - counted.strangers;
  switch (levelOf(counted, limit)) {
    case levels.usedUp:
      return t('notice.alarm.smsBudget.spent');
    case levels.unknownDevicesUsedUp:
      return t('notice.alarm.smsBudget.spentByStrangers');
    default:
      return t('notice.alarm.smsBudget.low', { n: limit - counted.spent, strangers: left });
  }
}
