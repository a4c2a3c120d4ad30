import {
  guestTicketsMax,
  ticketMessagesPerPage,
  ticketNotesMax,
  ticketStepsMax,
  type StaffTicket,
  type Ticket,
  type TicketCounts,
  type TicketStatus,
} from '@portal/domain/tickets';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { sqlList } from '../../lists/sql-list.ts';
import { guestSearchConditions } from '../../lists/guest-search.ts';
import type { PlaceValue } from '../../lists/text-search.ts';
import {
  staffTicketOf,
  ticketOf,
  type NoteRow,
  type StepRow,
  type TicketRow,
} from './ticket-row.ts';

/**
 * Of the messages in a guest's list, before JSON escapes what they are made of; each ticket's last is there in
 * any case.
 */
const listedMaxBytes = 600_000;
/** What a message takes beside its text: names, times, the pictures' sizes. */
const besideTextBytes = 1_000;
/** Of a ticket's notes; the last is there in any case. */
const notesMaxBytes = 500_000;

/** What a message is on the wire. */
const messageColumns = `m.id, m.message, m.sender, m.sender_type AS "senderType",
  m.client_id AS "clientId", m.create_at AS "createAt", ${picturesOf('m.id')} AS pictures`;

/** The last messages of a ticket: `before` bounds them, `limit` counts them. */
const lastMessages = (limit: string, before = 'NULL::int') => `
  (SELECT COALESCE(jsonb_agg(to_jsonb(written) ORDER BY written.id), '[]') FROM (
     SELECT ${messageColumns} FROM ticket_message m
     WHERE m.ticket_id = t.id AND (${before} IS NULL OR m.id < ${before})
     ORDER BY m.id DESC LIMIT ${limit}) written)`;

/** Columns of a ticket, with messages. */
const columns = (messages: string) => `
  t.id, t.status::text AS status, t.create_at AS "createAt", t.update_at AS "updateAt",
  t.close_at AS "closeAt", t.first_answer_at AS "firstAnswerAt",
  jsonb_build_object('id', room.id, 'label', room.name) AS room,
  jsonb_build_object('id', guest.id, 'phone', guest.phone, 'name', guest.name,
    'email', guest.email, 'approved', guest.approved, 'mailing', guest.mailing,
    'createdAt', guest.created_at) AS guest,
  t.order_id AS "orderId",
  CASE WHEN staff.id IS NOT NULL
    THEN jsonb_build_object('id', staff.id, 'name', staff.name) END AS assignee,
  t.message_count AS "messageCount",
  t.guest_delivered AS "guestDelivered", t.guest_read AS "guestRead",
  t.staff_delivered AS "staffDelivered", t.staff_read AS "staffRead",
  t.guest_unread AS "guestUnread", t.staff_unread AS "staffUnread",
  ${messages} AS messages`;

/** The pictures of a message, without their bytes. */
function picturesOf(messageId: string): string {
  return `(SELECT COALESCE(jsonb_agg(jsonb_build_object('id', picture.id, 'width', picture.width,
     'height', picture.height, 'bytes', picture.byte_count) ORDER BY picture.position), '[]')
   FROM ticket_picture picture WHERE picture.message_id = ${messageId})`;
}

const everythingOf = `
  JOIN room ON room.id = t.room_id
  JOIN guest ON guest.id = t.guest_id
  LEFT JOIN staff ON staff.id = t.assignee_id`;

/*
 * What does not fit is taken from every ticket alike: the last message of each is counted first, then the last
 * but one of each, and so on, until the answer is full.
 */
const ofGuest = defineStatement<
  [guestId: number, messages: number, limit: number, maxBytes: number],
  TicketRow
>(`
  WITH listed AS (
    SELECT id, row_number() OVER (ORDER BY update_at DESC, id DESC) AS place
    FROM ticket WHERE guest_id = $1 ORDER BY update_at DESC, id DESC LIMIT $3
  ), written AS (
    SELECT listed.id AS ticket_id, place, last.id, last.bytes,
      row_number() OVER (PARTITION BY listed.id ORDER BY last.id DESC) AS age
    FROM listed CROSS JOIN LATERAL (
      SELECT id, octet_length(message) + ${besideTextBytes} AS bytes FROM ticket_message
      WHERE ticket_id = listed.id ORDER BY id DESC LIMIT $2) last
  ), sized AS (
    SELECT ticket_id, id, age, sum(bytes) OVER (ORDER BY age, place) AS bytes FROM written
  ), kept AS (
    SELECT sized.ticket_id, jsonb_agg(to_jsonb(whole) ORDER BY whole.id) AS messages
    FROM sized CROSS JOIN LATERAL (
      SELECT ${messageColumns} FROM ticket_message m WHERE m.id = sized.id) whole
    WHERE bytes <= $4::int OR age = 1 GROUP BY sized.ticket_id
  )
  SELECT ${columns(`COALESCE(kept.messages, '[]')`)}
  FROM listed JOIN ticket t ON t.id = listed.id LEFT JOIN kept ON kept.ticket_id = t.id
  ${everythingOf}
  ORDER BY listed.place`);

const byId = defineStatement<[id: number, messages: number, before: number | null], TicketRow>(`
  SELECT ${columns(lastMessages('$2', '$3::int'))} FROM ticket t ${everythingOf} WHERE t.id = $1`);

const ofPage = defineStatement<[ids: readonly number[]], TicketRow>(`
  SELECT ${columns(lastMessages('1'))} FROM ticket t ${everythingOf} WHERE t.id = ANY($1::int[])`);

const steps = defineStatement<[ticketId: string, limit: number], StepRow>(`
  SELECT last."to" ->> 'status' AS status, actor, staff.name, at
  FROM (SELECT * FROM audit_entry
    WHERE entity = 'ticket' AND entity_id = $1 AND action = 'status'
    ORDER BY id DESC LIMIT $2::int) last
  LEFT JOIN staff ON actor = 'admin_' || staff.id ORDER BY last.id`);

const notes = defineStatement<[ticketId: number, limit: number, maxBytes: number], NoteRow>(`
  SELECT id, author_id AS "authorId", author_name AS "authorName", note, client_id AS "clientId",
    create_at AS "createAt"
  FROM (SELECT last.*, row_number() OVER newest_first AS age,
      sum(octet_length(note)) OVER newest_first AS bytes
    FROM (SELECT * FROM ticket_note WHERE ticket_id = $1 ORDER BY id DESC LIMIT $2::int) last
    WINDOW newest_first AS (ORDER BY id DESC)) sized
  WHERE bytes <= $3::int OR age = 1 ORDER BY id`);

const counts = defineStatement<[staffId: string], TicketCounts>(`
  SELECT count(*) FILTER (WHERE status = 'new')::int AS new,
    count(*) FILTER (WHERE status = 'inwork')::int AS inwork,
    count(*) FILTER (WHERE status <> 'closed' AND assignee_id = $1)::int AS mine,
    count(*) FILTER (WHERE status <> 'closed' AND assignee_id IS NULL)::int AS unassigned,
    count(*) FILTER (WHERE staff_unread > 0)::int AS unread
  FROM ticket WHERE status IN ('new', 'inwork') OR staff_unread > 0`);

const names = defineStatement<
  [ticketId: number, staffId: string | null],
  { guestId: number; guestName: string; staffName: string | null }
>(`
  SELECT t.guest_id AS "guestId", guest.name AS "guestName",
    (SELECT staff.name FROM staff WHERE staff.id = $2) AS "staffName"
  FROM ticket t JOIN guest ON guest.id = t.guest_id WHERE t.id = $1`);

/** Which tickets staff want to see. */
interface TicketFilter extends PageRequest {
  readonly status?: TicketStatus | undefined;
  readonly isActive?: boolean | undefined;
  /** Of this member of staff, or of nobody. */
  readonly assigneeId?: string | null | undefined;
  readonly isUnread?: boolean | undefined;
  readonly guestId?: number | undefined;
  /** In the guest's name and phone, the ticket's number, the room. */
  readonly search?: string | undefined;
}

/** Reads tickets, each list in one statement. */
export type TicketQueries = ReturnType<typeof createTicketQueries>;

/** Reads a ticket with its last messages, as the transaction has made it that locked it. */
export async function readTicket(transaction: SqlClient, ticketId: number): Promise<TicketRow> {
  const [row] = await byId(transaction, ticketId, ticketMessagesPerPage, null);
  if (!row) throw new Error(`Ticket ${ticketId} is gone although its row is locked.`);
  return row;
}

/** Tickets in SQL. */
export function createTicketQueries(prisma: PrismaClient) {
  return {
    /** A guest's tickets, the last changed first, at most {@link guestTicketsMax}. */
    async ofGuest(guestId: number): Promise<Ticket[]> {
      const bounds = [ticketMessagesPerPage, guestTicketsMax, listedMaxBytes] as const;
      return (await ofGuest(prisma, guestId, ...bounds)).map(ticketOf);
    },
    /** A ticket with a page of its messages: the last ones, or those before `before`. */
    async find(
      ticketId: number,
      before?: number,
    ): Promise<{ readonly row: TicketRow; readonly hasEarlier: boolean } | null> {
      const [row] = await byId(prisma, ticketId, ticketMessagesPerPage + 1, before ?? null);
      if (!row) return null;
      const messages = row.messages.slice(-ticketMessagesPerPage);
      return { row: { ...row, messages }, hasEarlier: messages.length < row.messages.length };
    },
    /** The last changes of its status, the earliest of them first. */
    steps: (ticketId: number): Promise<StepRow[]> =>
      steps(prisma, String(ticketId), ticketStepsMax),
    notes: (ticketId: number): Promise<NoteRow[]> =>
      notes(prisma, ticketId, ticketNotesMax, notesMaxBytes),
    /** One page, the last changed first. */
    page(filter: TicketFilter): Promise<ListPage<StaffTicket>> {
      const list = sqlList<number>(prisma, {
        from: 'ticket t',
        conditions: (place) => ticketConditions(filter, place),
        sortedBy: [
          ['t.update_at', 'timestamptz'],
          ['t.id', 'integer'],
        ],
        isDescending: true,
        movedAt: 't.update_at',
      });
      return readPage(list, filter, async (ids) => (await ofPage(prisma, ids)).map(staffTicketOf));
    },
    async counts(staffId: string): Promise<TicketCounts> {
      const [row] = await counts(prisma, staffId);
      if (!row) throw new Error('Counting gives a row, always.');
      return row;
    },
    /** Whose ticket it is, and the names of its guest and of a member of staff. */
    async names(
      ticketId: number,
      staffId: string | null,
    ): Promise<{
      readonly guestId: number;
      readonly guestName: string;
      readonly staffName: string | null;
    } | null> {
      const [row] = await names(prisma, ticketId, staffId);
      return row ?? null;
    },
  };
}

function ticketConditions(filter: TicketFilter, value: PlaceValue): string[] {
  const conditions: string[] = [];
  if (filter.status) conditions.push(`t.status = ${value(filter.status)}::ticket_status`);
  if (filter.isActive !== undefined) {
    conditions.push(`t.status ${filter.isActive ? '<>' : '='} 'closed'`);
  }
  if (filter.assigneeId) conditions.push(`t.assignee_id = ${value(filter.assigneeId)}`);
  if (filter.assigneeId === null) conditions.push('t.assignee_id IS NULL');
  if (filter.isUnread !== undefined) {
    conditions.push(`t.staff_unread ${filter.isUnread ? '>' : '='} 0`);
  }
  if (filter.guestId) conditions.push(`t.guest_id = ${value(filter.guestId)}`);
  conditions.push(...guestSearchConditions(filter.search ?? '', value, 't'));
  return conditions;
}
