import { attentionRules, type WaitingKind } from '@portal/domain';
import { defineStatement, type SqlClient, type Statement } from '../../db/statement.ts';

/** Something that waits, and how often the chat of staff was told of it. */
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

/** Things wait as long as nobody has taken them up: the order is new, the ticket is new and unanswered. */
const waitsAs: Readonly<Record<WaitingKind, { table: string; isWaiting: string; phone: string }>> =
  {
    order: { table: '"order"', isWaiting: `thing.status = 'new'`, phone: 'thing.phone' },
    ticket: {
      table: 'ticket',
      isWaiting: `thing.status = 'new' AND thing.first_answer_at IS NULL`,
      phone: 'guest.phone',
    },
  };

const columns = `kind, thing_id AS id, guest_id AS "guestId", since, alarms`;

const noteWaiting = (kind: WaitingKind): Statement<[oldest: Date, newest: Date, at: Date], never> =>
  defineStatement(`
    INSERT INTO unattended (kind, thing_id, guest_id, since, next_alarm_at)
    SELECT '${kind}', id, guest_id, create_at, $3::timestamptz FROM ${waitsAs[kind].table} AS thing
    WHERE ${waitsAs[kind].isWaiting} AND create_at BETWEEN $1::timestamptz AND $2::timestamptz
    ON CONFLICT (kind, thing_id) DO NOTHING`);

const claimAlarms = (
  kind: WaitingKind,
): Statement<[now: Date, again: Date, alarmsMax: number], AlarmedThing> =>
  defineStatement(`
    WITH alarmed AS (
      UPDATE unattended SET alarms = alarms + 1,
        next_alarm_at = CASE WHEN alarms + 1 < $3::int THEN $2::timestamptz END
      WHERE kind = '${kind}' AND next_alarm_at <= $1::timestamptz
      RETURNING *
    )
    SELECT alarmed.kind, thing_id AS id, alarmed.guest_id AS "guestId", since, alarms,
      guest.name AS "guestName", ${waitsAs[kind].phone} AS phone, room.name AS "roomName"
    FROM alarmed JOIN ${waitsAs[kind].table} AS thing ON thing.id = thing_id
    JOIN guest ON guest.id = alarmed.guest_id JOIN room ON room.id = thing.room_id
    ORDER BY thing_id`);

const endWaiting = (kind: WaitingKind): Statement<[], WaitingThing> =>
  defineStatement(`
    DELETE FROM unattended WHERE kind = '${kind}' AND NOT EXISTS (
      SELECT FROM ${waitsAs[kind].table} AS thing
      WHERE thing.id = thing_id AND ${waitsAs[kind].isWaiting})
    RETURNING ${columns}`);

const forgetUnalarmed = defineStatement<[kind: string], never>(
  `DELETE FROM unattended WHERE kind = $1 AND alarms = 0`,
);

const readAlarmed = defineStatement<[guestId: number], WaitingThing>(`
  SELECT ${columns} FROM unattended WHERE guest_id = $1 AND alarms > 0 ORDER BY since, thing_id`);

interface Statements {
  readonly note: ReturnType<typeof noteWaiting>;
  readonly alarm: ReturnType<typeof claimAlarms>;
  readonly end: ReturnType<typeof endWaiting>;
}

const statementsFor = (kind: WaitingKind): Statements => ({
  note: noteWaiting(kind),
  alarm: claimAlarms(kind),
  end: endWaiting(kind),
});

const statements: Readonly<Record<WaitingKind, Statements>> = {
  order: statementsFor('order'),
  ticket: statementsFor('ticket'),
};

/** A day later nobody waits for an answer any more. */
const longestWaitMilliseconds = 24 * 3_600_000;
const minute = 60_000;

/** Somebody who reloads the console is away for a moment: nobody is there who is not there twice. */
export const secondLookMilliseconds = 5_000;

/** Notes what waits unseen. However many instances look, each alarm is given once. */
export const unattendedThings = {
  /** Notes what has been waiting too long; an alarm is due for it when nobody is there at the next look either. */
  async note(client: SqlClient, kind: WaitingKind, now: Date): Promise<void> {
    const waited = attentionRules.alarmAfterMinutes * minute - secondLookMilliseconds;
    await statements[kind].note(
      client,
      new Date(now.getTime() - longestWaitMilliseconds),
      new Date(now.getTime() - waited),
      new Date(now.getTime() + secondLookMilliseconds),
    );
  },
  /** Takes the alarms that are due. */
  claimAlarms(client: SqlClient, kind: WaitingKind, now: Date): Promise<AlarmedThing[]> {
    const again = new Date(now.getTime() + attentionRules.repeatAfterMinutes * minute);
    return statements[kind].alarm(client, now, again, attentionRules.alarmsMax);
  },
  /** Forgets what was taken up, and says what it was. */
  end: (client: SqlClient, kind: WaitingKind): Promise<WaitingThing[]> =>
    statements[kind].end(client),
  /** Somebody is there: what was only noted is seen. */
  async forgetUnalarmed(client: SqlClient, kind: WaitingKind): Promise<void> {
    await forgetUnalarmed(client, kind);
  },
  /** What the guest has been told of, oldest first. */
  ofGuest: (client: SqlClient, guestId: number): Promise<WaitingThing[]> =>
    readAlarmed(client, guestId),
};
