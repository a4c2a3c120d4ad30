import {
  attentionRules,
  createTexts,
  orderCreate,
  supportTicketCreate,
  unattendedChange,
  waitingKinds,
  type PortalSettings,
  type StaffRole,
  type Unattended,
  type WaitingKind,
} from '@portal/domain';
import type { Database } from '../../db/database.ts';
import type { SqlClient } from '../../db/statement.ts';
import { liveRow, type OutboxRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Presence } from '../../ports/presence.ts';
import { hotelTime } from '../notices/hotel-time.ts';
import { staffNoticeRow } from '../notices/staff-notice.ts';
import { unattendedThings, type AlarmedThing, type WaitingThing } from './attention-store.ts';

/** What seeing to unattended things works with. */
export interface AttentionOptions {
  readonly prisma: Database['prisma'];
  readonly presence: Pick<Presence, 'isStaffHere'>;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone' | 'receptionPhone'>> };
  readonly outbox: Outbox;
}

/** Those who hear of a new thing are those who can take it up. */
const watchers: Readonly<Record<WaitingKind, readonly StaffRole[]>> = {
  order: orderCreate.audience.roles,
  ticket: supportTicketCreate.audience.roles,
};

const { t } = createTexts({ locale: 'ru' });

/** What the guest is told of a thing that waits. */
export function unattendedOf(
  { kind, id, since }: WaitingThing,
  { receptionPhone }: Pick<PortalSettings, 'receptionPhone'>,
): Unattended {
  return { kind, id, since: since.toISOString(), phone: receptionPhone || null };
}

/** Looks once for what waits and is not seen: alarms the chat of staff, and tells the guest whom to call. */
export function createAttentionWatch({ prisma, presence, settings, outbox }: AttentionOptions) {
  return async function look(now: Date): Promise<void> {
    const known = await settings.read();
    for (const kind of waitingKinds) {
      const isSeen = await presence.isStaffHere(watchers[kind]);
      const rows = await prisma.$transaction(async (transaction) => {
        const ended = await unattendedThings.end(transaction, kind);
        const alarmed = isSeen ? [] : await unseen(transaction, kind, now);
        if (isSeen) await unattendedThings.forgetUnalarmed(transaction, kind);
        const written = [
          ...ended.filter(({ alarms }) => alarms > 0).map((thing) => guestRow(thing, known, false)),
          ...alarmed.map((thing) => alarmRow(thing, known, now)),
          ...alarmed
            .filter(({ alarms }) => alarms === 1)
            .map((thing) => guestRow(thing, known, true)),
        ];
        await outbox.enqueue(transaction, written);
        return written;
      });
      if (rows.length > 0) outbox.poke();
    }
  };
}

async function unseen(
  transaction: SqlClient,
  kind: WaitingKind,
  now: Date,
): Promise<AlarmedThing[]> {
  const alarmed = await unattendedThings.claimAlarms(transaction, kind, now);
  await unattendedThings.note(transaction, kind, now);
  return alarmed;
}

type Settings = Pick<PortalSettings, 'timeZone' | 'receptionPhone'>;

function guestRow(thing: WaitingThing, settings: Settings, isUnattended: boolean): OutboxRow {
  const unattended = unattendedOf(thing, settings);
  return liveRow(unattendedChange, { unattended, isUnattended }, thing.guestId);
}

function alarmRow(thing: AlarmedThing, { timeZone }: Settings, now: Date): OutboxRow {
  const text = t(`notice.alarm.unattended.${thing.kind}`, {
    id: thing.id,
    time: hotelTime(thing.since, timeZone),
    guest: thing.guestName,
    room: thing.roomName,
    phone: thing.phone,
  });
  const thread = thing.kind === 'order' ? 'delivery' : 'support';
  // By then the next one is due, or it has been said often enough.
  const expiresAt = new Date(now.getTime() + attentionRules.repeatAfterMinutes * 60_000);
  return staffNoticeRow({ topic: 'alarm', text, thread }, expiresAt);
}
