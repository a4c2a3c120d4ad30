import {
  ticketMessagesPerPage,
  type StaffTicket,
  type Ticket,
  type TicketCounts,
  type TicketStatus,
} from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { searchPatterns } from '../orders/order-search.ts';
import {
  staffTicketOf,
  ticketOf,
  type NoteRow,
  type StepRow,
  type TicketRow,
} from './ticket-row.ts';

/** Most tickets of one guest that are listed: the last changed. */
export const guestTicketsMax = 100;

/** Columns of a ticket, with its last messages: `$before` bounds them, `$limit` counts them. */
const columns = (limit: string, before = 'NULL::int') => `
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
  (SELECT COALESCE(jsonb_agg(to_jsonb(written) ORDER BY written.id), '[]') FROM (
     SELECT m.id, m.message, m.sender, m.sender_type AS "senderType", m.client_id AS "clientId",
       m.create_at AS "createAt", ${picturesOf('m.id')} AS pictures
     FROM ticket_message m
     WHERE m.ticket_id = t.id AND (${before} IS NULL OR m.id < ${before})
     ORDER BY m.id DESC LIMIT ${limit}) written) AS messages`;

/** The pictures of a message, without their bytes. */
export function picturesOf(messageId: string): string {
  return `(SELECT COALESCE(jsonb_agg(jsonb_build_object('id', picture.id, 'width', picture.width,
     'height', picture.height, 'bytes', picture.byte_count) ORDER BY picture.position), '[]')
   FROM ticket_picture picture WHERE picture.message_id = ${messageId})`;
}

const everythingOf = `
  JOIN room ON room.id = t.room_id
  JOIN guest ON guest.id = t.guest_id
  LEFT JOIN staff ON staff.id = t.assignee_id`;

const ofGuest = defineStatement<[guestId: number, messages: number, limit: number], TicketRow>(`
  SELECT ${columns('$2')} FROM ticket t ${everythingOf}
  WHERE t.guest_id = $1 ORDER BY t.update_at DESC, t.id DESC LIMIT $3`);

const byId = defineStatement<[id: number, messages: number, before: number | null], TicketRow>(`
  SELECT ${columns('$2', '$3::int')} FROM ticket t ${everythingOf} WHERE t.id = $1`);

const steps = defineStatement<[ticketId: string], StepRow>(`
  SELECT entry."to" ->> 'status' AS status, actor, staff.name, at
  FROM audit_entry entry LEFT JOIN staff ON actor = 'admin_' || staff.id
  WHERE entity = 'ticket' AND entity_id = $1 AND action = 'status' ORDER BY entry.id`);

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
export interface TicketFilter {
  readonly status?: TicketStatus | undefined;
  readonly isActive?: boolean | undefined;
  /** Of this member of staff, or of nobody. */
  readonly assigneeId?: string | null | undefined;
  readonly isUnread?: boolean | undefined;
  readonly guestId?: number | undefined;
  /** In the guest's name and phone, the ticket's number, the room. */
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads tickets, each list in one statement. */
export interface TicketReadings {
  /** A guest's tickets, the last changed first, at most {@link guestTicketsMax}. */
  ofGuest(guestId: number): Promise<Ticket[]>;
  /** A ticket with a page of its messages: the last ones, or those before `before`. */
  find(
    ticketId: number,
    before?: number,
  ): Promise<{ readonly row: TicketRow; readonly hasEarlier: boolean } | null>;
  /** The changes of its status, the first one first. */
  steps(ticketId: number): Promise<StepRow[]>;
  notes(ticketId: number): Promise<NoteRow[]>;
  /** One page, the last changed first, and how many there are on all pages. */
  page(filter: TicketFilter): Promise<{ tickets: StaffTicket[]; total: number }>;
  counts(staffId: string): Promise<TicketCounts>;
  /** Whose ticket it is, and the names of its guest and of a member of staff. */
  names(
    ticketId: number,
    staffId: string | null,
  ): Promise<{
    readonly guestId: number;
    readonly guestName: string;
    readonly staffName: string | null;
  } | null>;
}

/** Reads a ticket with its last messages, inside a transaction or outside of one. */
export async function findTicket(client: SqlClient, ticketId: number): Promise<TicketRow | null> {
  const [row] = await byId(client, ticketId, ticketMessagesPerPage, null);
  return row ?? null;
}

/** Tickets in SQL. */
export function createTicketReadings(prisma: PrismaClient): TicketReadings {
  return {
    async ofGuest(guestId) {
      const rows = await ofGuest(prisma, guestId, ticketMessagesPerPage, guestTicketsMax);
      return rows.map(ticketOf);
    },
    async find(ticketId, before) {
      const [row] = await byId(prisma, ticketId, ticketMessagesPerPage + 1, before ?? null);
      if (!row) return null;
      const messages = row.messages.slice(-ticketMessagesPerPage);
      return { row: { ...row, messages }, hasEarlier: messages.length < row.messages.length };
    },
    steps: (ticketId) => steps(prisma, String(ticketId)),
    notes: (ticketId) =>
      prisma.ticketNote.findMany({ where: { ticketId }, orderBy: { id: 'asc' } }),
    async page(filter) {
      const { sql, values } = pageQuery(filter);
      const rows = await prisma.$queryRawUnsafe<PageRow[]>(sql, ...values);
      return { tickets: rows.filter(isTicket).map(staffTicketOf), total: rows[0]?.total ?? 0 };
    },
    async counts(staffId) {
      const [row] = await counts(prisma, staffId);
      if (!row) throw new Error('Counting gives a row, always.');
      return row;
    },
    async names(ticketId, staffId) {
      const [row] = await names(prisma, ticketId, staffId);
      return row ?? null;
    },
  };
}

/** A page that lies behind the last one is one row with the total alone. */
type PageRow = { total: number } & (TicketRow | { id: null });

function isTicket(row: PageRow): row is { total: number } & TicketRow {
  return row.id !== null;
}

function pageQuery(filter: TicketFilter): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
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
  if (filter.search) {
    const { text, phone, number } = searchPatterns(filter.search);
    const [anywhere, inPhone] = [value(text), value(phone)];
    conditions.push(`(t.id::text LIKE ${value(number)}
      OR t.guest_id IN (SELECT id FROM guest WHERE name ILIKE ${anywhere} OR phone LIKE ${inPhone})
      OR t.room_id IN (SELECT id FROM room WHERE name ILIKE ${anywhere}))`);
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const limit = value(filter.pageSize);
  const offset = value((filter.page - 1) * filter.pageSize);
  return {
    values,
    sql: `
      SELECT counted.total, ${columns('1')}
      FROM (SELECT count(*)::int AS total FROM ticket t ${where}) counted
      LEFT JOIN (SELECT t.* FROM ticket t ${where}
        ORDER BY t.update_at DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}) t ON true
      ${everythingOf.replace(/^ {2}JOIN/gm, '  LEFT JOIN')}
      ORDER BY t.update_at DESC, t.id DESC`,
  };
}
