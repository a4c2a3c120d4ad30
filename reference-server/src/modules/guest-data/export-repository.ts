import { guestIdentity } from '@portal/domain/audit';
import { defineStatement, type SqlClient } from '../../db/statement.ts';

/** Rows that one statement reads: a message has at most 4,000 characters. */
const batchSize = 200;
/** Pictures that one statement reads: each has at most 600 KB. */
const picturesAtOnce = 4;

interface SectionRow {
  /** Where the next batch goes on. */
  readonly position: bigint;
  readonly row: unknown;
}

/** Rows after a position: $1 is the guest, $2 the position, $3 how many. */
function section(sql: string) {
  return defineStatement<[guestId: number, after: bigint, limit: number], SectionRow>(sql);
}

const ownBanquet = `right(regexp_replace(banquet.phone, '\\D', '', 'g'), 10) =
  (SELECT right(phone, 10) FROM guest WHERE id = $1 AND phone <> '')`;

/*
 * Whole rows, so that a column that is added is in the file by itself; what is left out is a secret, the
 * portal's own bookkeeping, or said already by where the row stands. A new table with guests' data is added
 * here: the test of the export counts them.
 */
const sections = {
  signedIn: section(`
    SELECT row_number() OVER (ORDER BY created_at, id) AS position,
      to_jsonb(session) - '{id,guest_id,staff_id,subject}'::text[] || jsonb_build_object('devices', (
        SELECT COALESCE(jsonb_agg(jsonb_build_object('host', split_part(endpoint, '/', 3), 'locale', locale,
          'created_at', created_at)), '[]') FROM push_subscription WHERE session_id = session.id)) AS row
    FROM session WHERE guest_id = $1 ORDER BY 1 OFFSET $2::bigint LIMIT $3`),
  codesSent: section(`
    SELECT row_number() OVER (ORDER BY created_at, id) AS position,
      jsonb_build_object('phone', phone, 'address', address, 'created_at', created_at) AS row
    FROM otp_challenge WHERE phone = (SELECT phone FROM guest WHERE id = $1 AND phone <> '')
    ORDER BY 1 OFFSET $2::bigint LIMIT $3`),
  orders: section(`
    SELECT id::bigint AS position, to_jsonb(o) - '{guest_id,version,type}'::text[] || jsonb_build_object(
      'store', (SELECT title FROM store WHERE id = o.store_id),
      'room', (SELECT name FROM room WHERE id = o.room_id),
      'lines', (SELECT jsonb_agg(to_jsonb(line) - '{order_id}'::text[] ORDER BY position)
        FROM order_line AS line WHERE line.order_id = o.id),
      'payments', (SELECT jsonb_agg(to_jsonb(payment) - '{confirmation_token,order_id}'::text[]
          || jsonb_build_object('refunds', (
            SELECT jsonb_agg(to_jsonb(refund) - '{payment_id}'::text[]) FROM refund
            WHERE refund.payment_id = payment.id)) ORDER BY created_at)
        FROM payment WHERE payment.order_id = o.id),
      'rating_not_wanted', EXISTS (SELECT FROM rating_dismissal WHERE order_id = o.id)) AS row
    FROM "order" AS o WHERE guest_id = $1 AND id > $2::bigint ORDER BY id LIMIT $3`),
  tickets: section(`
    SELECT id::bigint AS position, to_jsonb(ticket) - '{guest_id}'::text[] || jsonb_build_object(
      'room', (SELECT name FROM room WHERE id = ticket.room_id)) AS row
    FROM ticket WHERE guest_id = $1 AND id > $2::bigint ORDER BY id LIMIT $3`),
  ticketMessages: section(`
    SELECT written.id::bigint AS position, to_jsonb(written) - '{client_id,author}'::text[]
      || jsonb_build_object('pictures', (
        SELECT COALESCE(jsonb_agg('pictures/' || picture.id || '.webp' ORDER BY position), '[]')
        FROM ticket_picture AS picture WHERE picture.message_id = written.id)) AS row
    FROM ticket_message AS written JOIN ticket ON ticket.id = written.ticket_id
    WHERE ticket.guest_id = $1 AND written.id > $2::bigint ORDER BY written.id LIMIT $3`),
  ticketNotes: section(`
    SELECT written.id::bigint AS position, to_jsonb(written) - '{client_id,author_id}'::text[] AS row
    FROM ticket_note AS written JOIN ticket ON ticket.id = written.ticket_id
    WHERE ticket.guest_id = $1 AND written.id > $2::bigint ORDER BY written.id LIMIT $3`),
  ratings: section(`
    SELECT id::bigint AS position, to_jsonb(rating) - '{guest_id}'::text[] AS row
    FROM rating WHERE guest_id = $1 AND id > $2::bigint ORDER BY id LIMIT $3`),
  banquets: section(`
    SELECT id::bigint AS position, to_jsonb(banquet) - '{version}'::text[] || jsonb_build_object('reserves', (
      SELECT jsonb_agg(jsonb_build_object('state', state, 'info', info)) FROM banquet_reserve
      WHERE banquet_id = banquet.id)) AS row
    FROM banquet WHERE ${ownBanquet} AND id > $2::bigint ORDER BY id LIMIT $3`),
  changes: section(`
    SELECT id AS position, to_jsonb(entry) - '{id}'::text[] AS row FROM audit_entry AS entry
    WHERE id > $2::bigint AND ((entity = 'guest' AND entity_id = $1::int::text)
      OR actor = 'user_' || $1::text
      OR (entity = 'order' AND entity_id IN (SELECT id::text FROM "order" WHERE guest_id = $1))
      OR (entity = 'ticket' AND entity_id IN (SELECT id::text FROM ticket WHERE guest_id = $1)))
    ORDER BY id LIMIT $3`),
} as const;

/** Parts of the file, in the order in which they stand there. */
export const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

/** The guest's account; no row when there is none. */
export const readAccount = defineStatement<[guestId: number], { row: unknown }>(
  'SELECT to_jsonb(guest) AS row FROM guest WHERE id = $1',
);

/** One part of the file, batch by batch. */
export async function* readSection(
  client: SqlClient,
  name: keyof typeof sections,
  guestId: number,
): AsyncGenerator<readonly unknown[]> {
  for (let after = 0n; ;) {
    const rows = await sections[name](client, guestId, after, batchSize);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.position;
  }
}

/** A picture of the guest's tickets, or one that was uploaded and not sent. */
export interface ExportedPicture {
  readonly id: string;
  readonly createdAt: Date;
  readonly image: Uint8Array;
}

const pictures = defineStatement<
  [guestId: number, identity: string, after: string, limit: number],
  ExportedPicture
>(`
  SELECT picture.id, picture.created_at AS "createdAt", picture.image
  FROM ticket_picture AS picture
  LEFT JOIN ticket_message AS message ON message.id = picture.message_id
  LEFT JOIN ticket ON ticket.id = message.ticket_id
  WHERE (ticket.guest_id = $1 OR picture.owner = $2) AND picture.id > $3::uuid
  ORDER BY picture.id LIMIT $4`);

/** The pictures, a few at a time. */
export async function* readPictures(
  client: SqlClient,
  guestId: number,
): AsyncGenerator<ExportedPicture> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await pictures(client, guestId, guestIdentity(guestId), after, picturesAtOnce);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < picturesAtOnce) return;
    after = last.id;
  }
}
