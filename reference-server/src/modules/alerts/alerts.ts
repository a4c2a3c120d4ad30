import {
  alertChange,
  alertResolvedBySystem,
  alertTitle,
  mayResolveAlert,
  type Alert,
  type AlertAbout,
  type AlertKind,
} from '@portal/domain/alerts';
import { alertCrowdMinutes, alertRuleOf, alertText, type AlertParams } from '@portal/domain/server';
import { createTexts, type Locale } from '@portal/domain/texts';
import type { SqlClient } from '../../db/statement.ts';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { connectedRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import type { Change } from '../../outbox/change.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { staffPushRow } from '../push/push-row.ts';
import { alertRepository, type AlertRow, type AlertThread } from './alert-repository.ts';

/** What has happened that somebody must act on. */
export interface RaisedAlert<Kind extends AlertKind = AlertKind> {
  readonly kind: Kind;
  /** Kinds that are no crowd have one open alert for each of these. */
  readonly about: AlertAbout | null;
  readonly params: AlertParams<Kind>;
  /** How many there are now; absent: one more than before. */
  readonly count?: number;
  /** Topic of the staff chat it belongs to; absent: the chat itself. */
  readonly thread?: AlertThread;
}

/** Which alert is meant. */
interface AlertSubject {
  readonly kind: AlertKind;
  /** Not needed for a crowd. */
  readonly about?: AlertAbout | null;
}

/** The latest alert about a subject. */
interface LatestAlert extends Pick<AlertRow, 'since' | 'count' | 'params' | 'resolvedBy'> {
  readonly isOpen: boolean;
}

/** Whether money is owed for what an alert is about, asked inside the transaction that ticks it off. */
type MoneyOwedCheck = (transaction: SqlClient, about: AlertAbout | null) => Promise<boolean>;

/**
 * Alerts, for those who meet something that somebody must act on. Raise and end them inside the change that
 * meets it.
 *
 * @example
 * ```ts
 * await alerts.raise(change, {
 *   kind: 'refund-owed',
 *   about: { type: 'order', id: orderId },
 *   params: { order: orderId, sum: formatMoney(kopecks), reason: '' },
 * });
 * ```
 */
export type Alerts = ReturnType<typeof createAlerts>;

const crowdMilliseconds = alertCrowdMinutes * 60_000;
/** Staff chat messages and live events are in Russian. */
const texts = createTexts({ locale: 'ru' });

/** Alerts that stand in the database, one open row each. */
export function createAlerts() {
  let isOwed: MoneyOwedCheck = async () => false;

  /** Whether to notify of a raised alert now; a crowd that was just notified of waits. */
  async function mayNotify(
    transaction: SqlClient,
    row: AlertRow & { readonly isNew: boolean },
    now: Date,
  ): Promise<boolean> {
    if (!alertRuleOf(row.kind).isCrowd) return row.isNew;
    const spokenAt = row.spokenAt ?? (await alertRepository.lastNotifiedAt(transaction, row.kind));
    const freeAt = spokenAt ? spokenAt.getTime() + crowdMilliseconds : 0;
    if (freeAt <= now.getTime()) return true;
    await alertRepository.speakLater(transaction, row.id, new Date(freeAt));
    return false;
  }

  return {
    /**
     * Opens an alert, or lets the open one grow: one is open for each kind and thing, and one for each crowd.
     * Channels speak when it opens; those of a crowd also when it grows, at most every 10 min.
     */
    async raise<Kind extends AlertKind>(
      { transaction, enqueue }: Change,
      { kind, about, params, count, thread }: RaisedAlert<Kind>,
    ) {
      const now = new Date();
      const row = await alertRepository.raise(
        transaction,
        {
          kind,
          about,
          params,
          subject: subjectOf({ kind, about }),
          count: count ?? null,
          thread: thread ?? null,
        },
        now,
      );
      enqueue(changeRow(row));
      if (await mayNotify(transaction, row, now)) {
        await alertRepository.markNotified(transaction, row.id, now);
        enqueue(...notificationRows(row));
      }
    },

    /** Gives the open alert another count and text, silently. */
    async change<Kind extends AlertKind>(
      { transaction, enqueue }: Change,
      { kind, about, params, count }: RaisedAlert<Kind> & { readonly count: number },
    ) {
      const content = { kind, about, params, count, subject: subjectOf({ kind, about }) };
      const changed = await alertRepository.change(transaction, content);
      enqueue(...changed.map(changeRow));
    },

    /**
     * Ends the alert because there is nothing left to act on, and notifies where it was notified of.
     *
     * @param text - the staff chat message; null: nothing; absent: that it has ended by itself
     */
    async end(
      { transaction, enqueue }: Change,
      subject: AlertSubject,
      text?: string | null,
    ): Promise<void> {
      const ended = await alertRepository.resolveOpen(
        transaction,
        ...([subject.kind, subjectOf(subject), new Date(), alertResolvedBySystem] as const),
      );
      for (const row of ended) {
        enqueue(changeRow(row));
        if (row.spokenAt && text !== null) enqueue(...chatRows(row, text ?? endedText(row)));
      }
    },

    /** The newest alert of a thing or crowd, open or not; null where there never was one. */
    async latest(client: SqlClient, subject: AlertSubject): Promise<LatestAlert | null> {
      const row = await alertRepository.latest(client, subject.kind, subjectOf(subject));
      if (!row) return null;
      const { since, count, params, resolvedAt, resolvedBy } = row;
      return { since, count, params, resolvedBy, isOpen: resolvedAt === null };
    },

    /** Alerts about money of these kinds are not ticked off while the check says that it is owed. */
    refuseWhileOwed(check: MoneyOwedCheck) {
      isOwed = check;
    },

    /**
     * Ticks an alert off; one that is resolved already stays as it is.
     *
     * @throws ProblemError `NOT_FOUND` for one that the actor does not see, `FORBIDDEN` for one that others
     * tick off.
     */
    async resolve(
      { transaction, enqueue }: Change,
      { id, note }: { readonly id: number; readonly note: string },
      actor: StaffActor,
    ): Promise<AlertRow | 'MONEY_OWED'> {
      const row = await alertRepository.lockById(transaction, id);
      if (!row || !alertRuleOf(row.kind).visibleTo.includes(actor.role)) {
        throw new ProblemError('NOT_FOUND');
      }
      if (row.resolvedAt) return row;
      if (!mayResolveAlert(row.kind, actor.role)) throw new ProblemError('FORBIDDEN');
      if (alertRuleOf(row.kind).isMoney && (await isOwed(transaction, row.about))) {
        return 'MONEY_OWED';
      }
      const name = await alertRepository.nameOfStaff(transaction, actor.id);
      const by = identityOf(actor);
      const now = new Date();
      const alert = await alertRepository.resolveById(transaction, id, now, by, name, note);
      if (!alert) throw new Error(`Alert ${id} is gone although its row was locked.`);
      await recordAudit(transaction, {
        actor: by,
        action: 'resolve',
        entity: 'alert',
        entityId: String(id),
        to: { alertKind: row.kind, ...(note && { note }) },
      });
      enqueue(changeRow(alert));
      return alert;
    },

    /** Sends the notifications of crowds whose pause is over. */
    async notifyIfDue({ transaction, enqueue }: Change, now: Date) {
      const rows = await alertRepository.claimSpeech(transaction, now);
      enqueue(...rows.flatMap(notificationRows));
    },
  };
}

/** An alert on the wire, in a reader's language. */
export function alertOf(row: AlertRow, locale: Locale): Alert {
  const { id, kind, about, count, params, since, resolvedAt, resolvedBy, resolvedByName } = row;
  return {
    id,
    attributes: {
      kind,
      about,
      count,
      text: alertText(createTexts({ locale }), kind, params),
      since: since.toISOString(),
      resolvedAt: resolvedAt && resolvedAt.toISOString(),
      resolvedBy: resolvedByName ?? resolvedBy,
      note: row.note,
    },
  };
}

function subjectOf({ kind, about }: AlertSubject): string {
  return alertRuleOf(kind).isCrowd || !about ? '' : `${about.type}:${about.id}`;
}

function changeRow(row: AlertRow): OutboxRow {
  const { visibleTo } = alertRuleOf(row.kind);
  return connectedRow(alertChange, { alert: alertOf(row, 'ru') }, visibleTo);
}

/** Outbox rows of an alert that begins, or a crowd that has grown. */
function notificationRows(row: AlertRow): OutboxRow[] {
  const { kind, count, params } = row;
  const title = alertTitle(texts, kind);
  const isMany = alertRuleOf(kind).isCrowd && count > 1;
  const heading = isMany ? texts.t('alert.crowd', { title, n: count }) : title;
  const message = { kind: 'alert', alertId: row.id, alertKind: kind } as const;
  return [
    ...chatRows(row, `${heading}\n${alertText(texts, kind, params)}`),
    staffPushRow(alertRuleOf(kind).visibleTo, message),
  ];
}

function chatRows({ thread }: AlertRow, text: string): OutboxRow[] {
  if (thread === 'none') return [];
  return [staffNotificationRow({ topic: 'alarm', text, ...(thread && { thread }) })];
}

function endedText({ kind }: AlertRow): string {
  return texts.t('alert.ended', { title: alertTitle(texts, kind) });
}
