import { erasedGuestName } from '@portal/domain/guests';
import { defineStatement } from '../../db/statement.ts';

/** A guest as the erasure finds it. */
interface ErasableGuest {
  readonly id: number;
  readonly phone: string;
  readonly name: string;
  readonly email: string | null;
  readonly erasedAt: Date | null;
}

/** Against every change of the account, every sign-in and everything that is placed or opened for it. */
const lockGuest = defineStatement<[id: number], ErasableGuest>(`
  SELECT id, phone, name, email, erased_at AS "erasedAt" FROM guest WHERE id = $1 FOR UPDATE`);

/*
 * Against whoever writes in a ticket or changes an order meanwhile. Taken before the account's row: who holds
 * one of these may need that (its second change in a transaction checks the reference), and nobody the other
 * way round.
 */
const lockTickets = defineStatement<[guestId: number], { id: number }>(
  'SELECT id FROM ticket WHERE guest_id = $1 ORDER BY id FOR NO KEY UPDATE',
);
const lockOrders = defineStatement<[guestId: number], { id: number }>(
  'SELECT id FROM "order" WHERE guest_id = $1 ORDER BY id FOR NO KEY UPDATE',
);

const ofPhone = (phone: string) =>
  `right(regexp_replace(banquet.phone, '\\D', '', 'g'), 10) = right(${phone}, 10) AND ${phone} <> ''`;

/** What of a guest is not finished: ids, a few of each. */
export interface OpenThings {
  readonly orders: number[] | null;
  readonly tickets: number[] | null;
  /** Orders whose payment or refund is not at its end, or whose books differ from the provider's. */
  readonly money: number[] | null;
  readonly banquets: number[] | null;
}

const readOpen = defineStatement<
  [guestId: number, phone: string, now: Date, limit: number],
  OpenThings
>(`
  WITH own AS (SELECT id, status FROM "order" WHERE guest_id = $1)
  SELECT
    (SELECT array_agg(id) FROM (
      SELECT id FROM own WHERE status NOT IN ('done', 'canceled') ORDER BY id LIMIT $4) AS found) AS orders,
    (SELECT array_agg(id) FROM (
      SELECT id FROM ticket WHERE guest_id = $1 AND status <> 'closed' ORDER BY id LIMIT $4) AS found) AS tickets,
    (SELECT array_agg(id) FROM (
      SELECT id FROM own
      WHERE EXISTS (SELECT FROM payment WHERE order_id = own.id
          AND status IN ('intent', 'pending', 'waiting_for_capture'))
        OR EXISTS (SELECT FROM refund JOIN payment ON payment.id = payment_id
          WHERE order_id = own.id AND refund.status IN ('intent', 'pending'))
        OR EXISTS (SELECT FROM book_difference WHERE order_id = own.id AND resolved_at IS NULL)
      ORDER BY id LIMIT $4) AS found) AS money,
    (SELECT array_agg(id) FROM (
      SELECT id FROM banquet WHERE ${ofPhone('$2')} AND status <> 'canceled' AND ends_at > $3::timestamptz
      ORDER BY id LIMIT $4) AS found) AS banquets`);

/** Hands everything that is connected its turn: no event is on its way into a stream meanwhile. */
const holdLiveDispatch = defineStatement<[], never>(
  `SELECT FROM named_lock WHERE name = 'live_dispatch' FOR UPDATE`,
);

const clearOrders = defineStatement<[guestId: number], { count: number }>(`
  WITH cleared AS (
    UPDATE "order" SET phone = '', email = NULL, comment = '', description = '', cancel_metadata = NULL,
      version = version + 1
    WHERE guest_id = $1 RETURNING id
  ), paid AS (
    UPDATE payment SET confirmation_token = NULL, request = NULL, capture_request = NULL, last_error = NULL
    FROM cleared WHERE order_id = cleared.id RETURNING payment.id
  ), given_back AS (
    UPDATE refund SET comment = '', request = NULL, last_error = NULL FROM paid WHERE payment_id = paid.id
  ), compared AS (
    UPDATE book_difference SET note = '' FROM cleared WHERE order_id = cleared.id
  )
  SELECT count(*)::int AS count FROM cleared`);

/*
 * A picture goes with its message, and with it everything that has the message's words. What was uploaded
 * and not sent has no message.
 */
const emptyTickets = defineStatement<
  [guestId: number, identity: string, now: Date],
  { tickets: number; messages: number; pictures: number }
>(`
  WITH emptied AS (
    UPDATE ticket SET emptied_at = COALESCE(emptied_at, $3::timestamptz), message_count = 0,
      last_message_id = 0, guest_delivered = 0, guest_read = 0, staff_delivered = 0, staff_read = 0,
      guest_unread = 0, staff_unread = 0
    WHERE guest_id = $1 RETURNING id
  ), pictures AS (
    DELETE FROM ticket_picture WHERE owner = $2 OR message_id IN (
      SELECT message.id FROM ticket_message AS message JOIN ticket ON ticket.id = message.ticket_id
      WHERE ticket.guest_id = $1)
    RETURNING 1
  ), messages AS (
    DELETE FROM ticket_message USING emptied WHERE ticket_id = emptied.id RETURNING 1
  ), notes AS (
    DELETE FROM ticket_note USING emptied WHERE ticket_id = emptied.id
  )
  SELECT (SELECT count(*)::int FROM emptied) AS tickets, (SELECT count(*)::int FROM messages) AS messages,
    (SELECT count(*)::int FROM pictures) AS pictures`);

const clearRatings = defineStatement<[guestId: number], { count: number }>(`
  WITH cleared AS (UPDATE rating SET review = '' WHERE guest_id = $1 RETURNING 1)
  SELECT count(*)::int AS count FROM cleared`);

/** A banquet of nobody that is known, in the words of `UPDATE banquet SET`. */
export const emptyBanquet = `title = '${erasedGuestName}', customer_name = '${erasedGuestName}', phone = '',
  comment = '', iiko_error = NULL, drift = '[]', version = version + 1`;

const clearBanquets = defineStatement<[phone: string], { id: number }>(`
  WITH cleared AS (
    UPDATE banquet SET ${emptyBanquet} WHERE ${ofPhone('$1')} RETURNING id
  ), reserves AS (
    UPDATE banquet_reserve SET info = NULL FROM cleared WHERE banquet_id = cleared.id
  )
  SELECT id FROM cleared`);

/** Their push subscriptions go with them. */
const deleteSessions = defineStatement<[guestId: number], { id: string }>(
  'DELETE FROM session WHERE guest_id = $1 RETURNING id',
);

/*
 * What is known of the phone as one that signs in: rows in the order in which a check of a code takes them,
 * and all of them before the account's.
 */
const readPhone = defineStatement<[guestId: number], { phone: string }>(
  `SELECT phone FROM guest WHERE id = $1 AND phone <> ''`,
);
const deleteCodeCounts = defineStatement<[phone: string], never>(
  'DELETE FROM otp_phone WHERE phone = $1',
);
/** With the codes that still wait to be sent. */
const deleteCodes = defineStatement<[phone: string], never>(`
  WITH challenges AS (DELETE FROM otp_challenge WHERE phone = $1 RETURNING id)
  DELETE FROM outbox USING challenges
  WHERE channel = 'sms' AND payload ->> 'challengeId' = challenges.id::text`);
const deleteAttempts = defineStatement<[phone: string], never>(
  `DELETE FROM attempt_budget WHERE starts_with(key, $1 || ' ')`,
);

/*
 * Whether a text names the guest: the phone, however it is written, the e-mail, or (where the thing is
 * known to be about the guest anyway) the name. Phones are compared without what people part digits with.
 */
const bare = (text: string) => `translate(${text}, E' \\u00a0\\u2011()-', '')`;
/** The e-mail as a regular expression: no part of a longer one, though JSON may write a line break as `\n` before it. */
const wholeEmail = String.raw`'(?:(?<![a-z0-9._+-])|(?<=\\[bfnrt]))'
  || regexp_replace(lower($3), '[!-/:-?[-_{-~]', '\\\&', 'g') || '(?!\.?[a-z0-9-])'`;
const reaches = (text: string) => `(strpos(${bare(text)}, right($2, 10)) > 0
  OR ($3 <> '' AND strpos(lower(${text}), lower($3)) > 0 AND lower(${text}) ~ (${wholeEmail})))`;

/*
 * Whether JSON that was made to be told or answered is about the guest, of an order or a ticket of the
 * guest's, or names the phone or the e-mail. $1 is the guest, $2 the phone, $3 the e-mail, $4 and $5 the ids
 * of orders and tickets.
 */
const isAbout = (json: string) => `(
  ${json} ->> 'guestId' = $1::text
  OR ${json} ->> 'orderId' = ANY($4::text[]) OR ${json} #>> '{newOrder,id}' = ANY($4::text[])
  OR ${json} ->> 'ticketId' = ANY($5::text[]) OR ${json} #>> '{newTicket,id}' = ANY($5::text[])
  OR jsonb_path_exists(${json}, '$.**.guest ? (@.id == $guest)', jsonb_build_object('guest', $1::int))
  OR ${reaches(`${json}::text`)})`;

/** Everything by which copies of the guest's data are known. */
type GuestMarks = [
  guestId: number,
  phone: string,
  email: string,
  orderIds: readonly string[],
  ticketIds: readonly string[],
];

/**
 * What waits to be told, in the staff chat as well, and what could not be told. Of a queue nothing is
 * missing that is left out: whoever sends finds the next.
 */
const deleteFromOutbox = defineStatement<GuestMarks, never>(`
  DELETE FROM outbox WHERE audience ->> 'guestId' = $1::int::text OR ${isAbout('payload')}`);

/** Whoever has not heard of these events by now loads by REST: a stream with a gap says so. */
const deleteFromStreams = defineStatement<[...GuestMarks, identity: string], never>(`
  WITH own AS (DELETE FROM stream WHERE identity = $6)
  DELETE FROM stream_event WHERE identity = $6 OR ${isAbout('payload')}`);

const deleteAnswers = defineStatement<[...GuestMarks, identity: string], never>(`
  DELETE FROM idempotency_key
  WHERE account = $6 OR (reply_body IS NOT NULL AND ${isAbout('reply_body')})`);

/** Alerts stay with what they count; texts that name the guest go. */
const clearAlerts = defineStatement<[...GuestMarks, name: string], never>(`
  UPDATE alert SET note = '', params = (
    SELECT COALESCE(jsonb_object_agg(key, CASE
      WHEN jsonb_typeof(value) = 'string'
        AND (${reaches(`(value #>> '{}')`)} OR ($6 <> '' AND strpos(value #>> '{}', $6) > 0)) THEN '""'::jsonb
      ELSE value END), '{}')
    FROM jsonb_each(params))
  WHERE (about ->> 'type' = 'order' AND about ->> 'id' = ANY($4::text[]))
    OR (about ->> 'type' = 'ticket' AND about ->> 'id' = ANY($5::text[]))
    OR (about ->> 'type' = 'guest' AND about ->> 'id' = $1::int::text)
    OR ${reaches('params::text')} OR ${reaches('note')}`);

/** What an entry of the audit trail keeps beside numbers: words of ours, of which none is about a person. */
const retainedAuditFields = [
  'status',
  'previousStatus',
  'statusAt',
  'acceptedAt',
  'completedAt',
  'startsAt',
  'endsAt',
  'paidFor',
  'cancelReason',
  'reason',
  'refund',
  'release',
  'lines',
  'act',
  'differenceKind',
  'alertKind',
];
const digitsOf = (fields: string) => `
  (SELECT COALESCE(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${fields})
   WHERE jsonb_typeof(value) IN ('number', 'boolean', 'null')
     OR key IN (${retainedAuditFields.map((field) => `'${field}'`).join(', ')}))`;

/*
 * Entries about the guest, and about what was the guest's, keep numbers; so does any other that names the
 * guest, as the search of an export does.
 */
const clearAudit = defineStatement<
  [...GuestMarks, name: string, banquetIds: readonly string[]],
  never
>(`
  UPDATE audit_entry SET
    "from" = CASE WHEN "from" IS NOT NULL THEN ${digitsOf('"from"')} END,
    "to" = CASE WHEN "to" IS NOT NULL THEN ${digitsOf('"to"')} END
  WHERE jsonb_typeof(COALESCE("to", "from")) = 'object' AND (
    (entity = 'guest' AND entity_id = $1::int::text) OR actor = 'user_' || $1::text
    OR (entity = 'order' AND entity_id = ANY($4::text[]))
    OR (entity = 'ticket' AND entity_id = ANY($5::text[]))
    OR (entity = 'banquet' AND entity_id = ANY($7::text[]))
    OR ${reaches('COALESCE("to"::text, \'\')')} OR ${reaches('COALESCE("from"::text, \'\')')}
    OR (action IN ('export', 'write') AND $6 <> '' AND strpos(lower("to"::text), lower($6)) > 0)
    OR (action = 'export' AND length("to" ->> 'search') > 3 AND (
      strpos(lower($6), lower("to" ->> 'search')) > 0
      OR (length(regexp_replace("to" ->> 'search', '\\D', '', 'g')) > 3
        AND strpos($2, regexp_replace("to" ->> 'search', '\\D', '', 'g')) > 0))))`);

const deleteUnattended = defineStatement<[guestId: number], never>(
  'DELETE FROM unattended WHERE guest_id = $1',
);

const clearGuest = defineStatement<[id: number, now: Date], never>(`
  UPDATE guest SET name = '${erasedGuestName}', phone = '', email = NULL, mailing = false, approved = false,
    erased_at = $2::timestamptz
  WHERE id = $1`);

/** Erasing in SQL; each statement belongs into one transaction, in this order. */
export const erasureRepository = {
  readPhone,
  deleteCodeCounts,
  deleteCodes,
  deleteAttempts,
  lockGuest,
  lockTickets,
  lockOrders,
  readOpen,
  clearOrders,
  emptyTickets,
  clearRatings,
  clearBanquets,
  deleteSessions,
  holdLiveDispatch,
  deleteFromOutbox,
  deleteFromStreams,
  deleteAnswers,
  clearAlerts,
  clearAudit,
  deleteUnattended,
  clearGuest,
};
