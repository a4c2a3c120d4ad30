import { oneLine, type StaffRole } from '@portal/domain/contract';
import { orderCreate } from '@portal/domain/orders';
import type { PortalSettings } from '@portal/domain/portal';
import { waitingKinds } from '@portal/domain/server';
import { createTexts } from '@portal/domain/texts';
import { supportTicketCreate } from '@portal/domain/tickets';
import { unattendedChange, type Unattended, type WaitingKind } from '@portal/domain/unattended';
import type { Database } from '../../db/database.ts';
import type { SqlClient } from '../../db/statement.ts';
import { hotelTimes } from '../../kernel/hotel-time.ts';
import { liveRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import type { Change, MakeChange } from '../../outbox/change.ts';
import type { Presence } from '../../ports/presence.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { unattendedThings, type AlarmedThing, type WaitingThing } from './unattended-repository.ts';

/** What seeing to unattended things works with. */
export interface UnattendedOptions {
  readonly prisma: Database['prisma'];
  readonly presence: Pick<Presence, 'isStaffHere'>;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone' | 'receptionPhone'>> };
  readonly makeChange: MakeChange;
  readonly alerts: Alerts;
}

/** Roles notified of a new order or ticket: those that can take it up. */
const watchers: Readonly<Record<WaitingKind, readonly StaffRole[]>> = {
  order: orderCreate.audience.roles,
  ticket: supportTicketCreate.audience.roles,
};

const { t } = createTexts({ locale: 'ru' });

/** Notification of the guest about an order or ticket that waits. */
export function unattendedOf(
  { kind, id, since }: WaitingThing,
  { receptionPhone }: Pick<PortalSettings, 'receptionPhone'>,
): Unattended {
  return { kind, id, since: since.toISOString(), phone: receptionPhone || null };
}

/**
 * Looks once for what waits and is not seen: alerts staff, and tells the guest whom to call. True when more was
 * taken up, or is seen, than is deleted at once.
 */
export function createUnattendedWorker(options: UnattendedOptions) {
  const { makeChange, presence, settings, alerts } = options;
  return async function check(now: Date): Promise<boolean> {
    const known = await settings.read();
    let isMore = false;
    for (const kind of waitingKinds) {
      const isSeen = await presence.isStaffHere(watchers[kind]);
      await makeChange(async (change) => {
        const { transaction, enqueue } = change;
        const over = await unattendedThings.end(transaction, kind, deletedAtOnce);
        const seen = isSeen
          ? await unattendedThings.deleteUnalarmed(transaction, kind, deletedAtOnce)
          : [];
        const isCut = [over, seen].some(({ length }) => length === deletedAtOnce);
        isMore ||= isCut;
        // While more was taken up than is deleted, nobody is alarmed of what may be over.
        const alarmed = isSeen || isCut ? [] : await unseen(transaction, kind, now);
        const ended = over.filter(isAlarmed);
        if (ended.length === 0 && alarmed.length === 0) return;
        await alertOf(change, { kind, isNew: alarmed.length > 0, timeZone: known.timeZone });
        enqueue(
          ...ended.map((thing) => guestRow(thing, known, false)),
          ...alarmed
            .filter(({ alarms }) => alarms === 1)
            .map((thing) => guestRow(thing, known, true)),
        );
      });
    }
    return isMore;
  };

  /** Brings the alert of a kind up to what waits now; it is spoken of again when there was an alarm. */
  async function alertOf(
    change: Change,
    { kind, isNew, timeZone }: { kind: WaitingKind; isNew: boolean; timeZone: string },
  ): Promise<void> {
    const { things, total } = await unattendedThings.alarmed(change.transaction, kind, listedMax);
    if (total === 0) return alerts.end(change, { kind: `${kind}-unattended` });
    const lines = things.map((thing) => lineOf(thing, timeZone));
    if (total > things.length)
      lines.push(t('notice.alarm.unattended.more', { n: total - things.length }));
    const [only] = things;
    const about = only && total === 1 ? { type: kind, id: only.id } : null;
    const content = {
      kind: `${kind}-unattended`,
      about,
      count: total,
      params: { list: lines.join('\n') },
      thread: kind === 'order' ? 'delivery' : 'support',
    } as const;
    if (isNew) await alerts.raise(change, content);
    else await alerts.change(change, content);
  }
}

/** The others are on the board and in the inbox. */
const listedMax = 10;

/** Far below what a statement has time for. */
const deletedAtOnce = 1_000;

const isAlarmed = ({ alarms }: WaitingThing) => alarms > 0;

async function unseen(
  transaction: SqlClient,
  kind: WaitingKind,
  now: Date,
): Promise<WaitingThing[]> {
  const alarmed = await unattendedThings.claimAlarms(transaction, kind, now);
  await unattendedThings.note(transaction, kind, now);
  return alarmed;
}

type Settings = Pick<PortalSettings, 'timeZone' | 'receptionPhone'>;

function guestRow(thing: WaitingThing, settings: Settings, isUnattended: boolean): OutboxRow {
  const unattended = unattendedOf(thing, settings);
  return liveRow(unattendedChange, { unattended, isUnattended }, thing.guestId);
}

function lineOf(thing: AlarmedThing, timeZone: string): string {
  return t(`notice.alarm.unattended.${thing.kind}`, {
    id: thing.id,
    time: hotelTimes(timeZone, 'message')(thing.since),
    guest: oneLine(thing.guestName),
    room: oneLine(thing.roomName),
    phone: thing.phone,
  });
}
