import { unattendedRules, ownUnattendedMax } from '@portal/domain/server';
import type { WaitingKind } from '@portal/domain/unattended';
import { defineStatement, type SqlClient, type Statement } from '../../db/statement.ts';

/** Something that waits, and how often staff were alarmed of it. */
export interface WaitingThing {
  readonly kind: WaitingKind;
  readonly id: number;
  readonly guestId: number;
  readonly since: Date;
  readonly alarms: number;
}

/** The same with what staff need to know to see to it. */
export interface AlarmedThing extends WaitingThing {
  readonly guestName: string;
  readonly phone: string;
  readonly roomName: string;
}

interface Waiting {
  readonly table: string;
  readonly isWaiting: string;
  /** Since when it has been waiting. */
  readonly since: string;
  readonly phone: string;
}

const isUnanswered = `thing.status = 'new' AND thing.first_answer_at IS NULL`;

/**
 * An order waits as long as it is new; a ticket as long as it is new and unanswered, or has anything from
 * its guest that nobody has read.
 */
const waitsAs: Readonly<Record<WaitingKind, Waiting>> = {
  order: {
    table: '"order"',
    isWaiting: `thing.status = 'new'`,
    since: 'thing.create_at',
    phone: 'thing.phone',
  },
  ticket: {
    table: 'ticket',
    isWaiting: `(${isUnanswered} OR thing.status IN ('new', 'inwork') AND thing.staff_unread > 0)`,
    since: `CASE WHEN ${isUnanswered} THEN thing.create_at ELSE (
      SELECT min(message.create_at) FROM ticket_message AS message
      WHERE message.ticket_id = thing.id AND message.id > thing.staff_read
        AND message.sender_type = 'guest') END`,
    phone: 'guest.phone',
  },
};

const columns = `kind, thing_id AS id, guest_id AS "guestId", since, alarms`;

const noteWaiting = (kind: WaitingKind): Statement<[oldest: Date, newest: Date, at: Date], never> =>
  defineStatement(`
    INSERT INTO unattended (kind, thing_id, guest_id, since, next_alarm_at)
    SELECT '${kind}', id, guest_id, since, $3::timestamptz FROM (
      SELECT id, guest_id, ${waitsAs[kind].since} AS since FROM ${waitsAs[kind].table} AS thing
      WHERE ${waitsAs[kind].isWaiting}) AS waiting
    WHERE since BETWEEN $1::timestamptz AND $2::timestamptz
      -- Placed by a clock that was ahead: how long it has waited nobody knows.
      OR since > $3::timestamptz + interval '1 minute'
    ON CONFLICT (kind, thing_id) DO NOTHING`);

const claimAlarms = (
  kind: WaitingKind,
): Statement<[now: Date, again: Date, alarmsMax: number], WaitingThing> =>
  defineStatement(`
    UPDATE unattended SET alarms = alarms + 1,
      next_alarm_at = CASE WHEN alarms + 1 < $3::int THEN $2::timestamptz END
    WHERE kind = '${kind}' AND next_alarm_at <= $1::timestamptz
    RETURNING ${columns}`);

const listAlarmed = (
  kind: WaitingKind,
): Statement<[limit: number], AlarmedThing & { readonly total: number }> =>
  defineStatement(`
    SELECT unattended.kind, thing_id AS id, unattended.guest_id AS "guestId", since, alarms,
      guest.name AS "guestName", ${waitsAs[kind].phone} AS phone, room.name AS "roomName",
      (count(*) OVER ())::int AS total
    FROM unattended JOIN ${waitsAs[kind].table} AS thing ON thing.id = thing_id
    JOIN guest ON guest.id = unattended.guest_id JOIN room ON room.id = thing.room_id
    WHERE unattended.kind = '${kind}' AND alarms > 0
    ORDER BY since, thing_id LIMIT $1::int`);

const endWaiting = (kind: WaitingKind): Statement<[limit: number], WaitingThing> =>
  defineStatement(`
    DELETE FROM unattended WHERE kind = '${kind}' AND thing_id IN (
      SELECT thing_id FROM unattended WHERE kind = '${kind}' AND NOT EXISTS (
        SELECT FROM ${waitsAs[kind].table} AS thing
        WHERE thing.id = thing_id AND ${waitsAs[kind].isWaiting})
      LIMIT $1::int)
    RETURNING ${columns}`);

const deleteUnalarmed = defineStatement<[kind: string, limit: number], { id: number }>(`
  DELETE FROM unattended WHERE kind = $1 AND alarms = 0 AND thing_id IN (
    SELECT thing_id FROM unattended WHERE kind = $1 AND alarms = 0 LIMIT $2::int)
  RETURNING thing_id AS id`);

const readAlarmed = defineStatement<[guestId: number, limit: number], WaitingThing>(`
  SELECT ${columns} FROM unattended WHERE guest_id = $1 AND alarms > 0
  ORDER BY since, thing_id LIMIT $2::int`);

interface Statements {
  readonly note: ReturnType<typeof noteWaiting>;
  readonly alarm: ReturnType<typeof claimAlarms>;
  readonly end: ReturnType<typeof endWaiting>;
  readonly list: ReturnType<typeof listAlarmed>;
}

const statementsFor = (kind: WaitingKind): Statements => ({
  note: noteWaiting(kind),
  alarm: claimAlarms(kind),
  end: endWaiting(kind),
  list: listAlarmed(kind),
});

const statements: Readonly<Record<WaitingKind, Statements>> = {
  order: statementsFor('order'),
  ticket: statementsFor('ticket'),
};

/** A day later nobody waits for an answer any more. */
const maxWaitMilliseconds = 24 * 3_600_000;
const minute = 60_000;

/** Somebody who reloads the console is away for a moment: nobody is there who is not there twice. */
const secondCheckMilliseconds = 5_000;

/** Notes what waits unseen. However many instances look, each alarm is given once. */
export const unattendedThings = {
  /** Notes what has been waiting too long; an alarm is due for it when nobody is there at the next look either. */
  async note(client: SqlClient, kind: WaitingKind, now: Date): Promise<void> {
    const waited = unattendedRules.alarmAfterMinutes * minute - secondCheckMilliseconds;
    await statements[kind].note(
      client,
      new Date(now.getTime() - maxWaitMilliseconds),
      new Date(now.getTime() - waited),
      new Date(now.getTime() + secondCheckMilliseconds),
    );
  },
  /** Takes the alarms that are due. */
  claimAlarms(client: SqlClient, kind: WaitingKind, now: Date): Promise<WaitingThing[]> {
    const again = new Date(now.getTime() + unattendedRules.repeatAfterMinutes * minute);
    return statements[kind].alarm(client, now, again, unattendedRules.alarmsMax);
  },
  /** What was alarmed of and still waits, the oldest first, and how many there are. */
  async alarmed(
    client: SqlClient,
    kind: WaitingKind,
    limit: number,
  ): Promise<{ things: AlarmedThing[]; total: number }> {
    const things = await statements[kind].list(client, limit);
    return { things, total: things[0]?.total ?? 0 };
  },
  /** Forgets what was taken up, so much of it at most, and says what it was. */
  end: (client: SqlClient, kind: WaitingKind, limit: number): Promise<WaitingThing[]> =>
    statements[kind].end(client, limit),
  /** Somebody is there: what was only noted is seen, so much of it at most. */
  deleteUnalarmed: (client: SqlClient, kind: WaitingKind, limit: number) =>
    deleteUnalarmed(client, kind, limit),
  /** What the guest has been notified of, oldest first. */
  ofGuest: (client: SqlClient, guestId: number): Promise<WaitingThing[]> =>
    readAlarmed(client, guestId, ownUnattendedMax),
};
