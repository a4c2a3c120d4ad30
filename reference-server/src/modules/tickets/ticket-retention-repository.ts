import { defineStatement, type SqlClient } from '../../db/statement.ts';

/** Tickets that one statement empties: a ticket rarely has a hundred messages. */
const emptiedAtOnce = 50;

const emptyClosed = defineStatement<[before: Date, now: Date, limit: number], { id: number }>(`
  WITH due AS (
    SELECT id FROM ticket
    WHERE status = 'closed' AND close_at < $1::timestamptz AND emptied_at IS NULL
    ORDER BY id LIMIT $3::int FOR NO KEY UPDATE SKIP LOCKED
  ), messages AS (
    DELETE FROM ticket_message USING due WHERE ticket_id = due.id
  ), notes AS (
    DELETE FROM ticket_note USING due WHERE ticket_id = due.id
  )
  UPDATE ticket SET emptied_at = $2::timestamptz, message_count = 0, last_message_id = 0,
    guest_delivered = 0, guest_read = 0, staff_delivered = 0, staff_read = 0, guest_unread = 0,
    staff_unread = 0
  FROM due WHERE ticket.id = due.id RETURNING ticket.id`);

/**
 * Deletes what was written in some tickets that were closed before then, and the tickets say so; says whether
 * there may be more.
 */
export async function emptyClosedTickets(
  database: SqlClient,
  before: Date,
  now: Date,
): Promise<boolean> {
  const emptied = await emptyClosed(database, before, now, emptiedAtOnce);
  return emptied.length === emptiedAtOnce;
}
