import type { PageMeta, RequestOf } from '@portal/domain/contract';
import {
  addTicketNote,
  assignTicket,
  countTickets,
  createCannedReply,
  deleteCannedReply,
  fetchCannedReplies,
  fetchTicketDetails,
  fetchTickets,
  getTickets,
  updateCannedReply,
  updateTicket,
  type CannedReply,
  type NewCannedReply,
  type StaffTicket,
  type Ticket,
  type TicketCounts,
  type TicketDetails,
  type TicketNote,
  type TicketStatus,
} from '@portal/domain/tickets';
import type { Caller, CallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which tickets staff look for. */
export type TicketSearch = RequestOf<typeof fetchTickets>['body']['data'];
/** Who is to take care of a ticket. */
export type TicketAssignment = RequestOf<typeof assignTicket>['body']['data'];
/** A note of staff, with a name of its own so that it is written once. */
export type NoteDraft = RequestOf<typeof addTicketNote>['body']['data'] & {
  readonly clientId: string;
};

/** What staff do about tickets; for the role admin. */
export interface AdminTicketClient {
  /** Tickets page by page, the last changed first, each with its last message alone. */
  search(
    search: TicketSearch,
    options?: CallOptions,
  ): Promise<{ tickets: Unwrapped<StaffTicket>[]; meta: PageMeta }>;
  /** A guest's tickets as the guest has them, the last changed first. */
  ofGuest(guestId: number, options?: CallOptions): Promise<Unwrapped<Ticket>[]>;
  setStatus(
    id: number,
    status: TicketStatus,
  ): Promise<Outcome<Unwrapped<StaffTicket>, RefusalOf<typeof updateTicket>>>;
  /** The numbers on the inbox. */
  counts(options?: CallOptions): Promise<TicketCounts>;
  /** Notes, history and who takes care of a ticket. */
  details(id: number, options?: CallOptions): Promise<TicketDetails>;
  /** Writes a note that no guest sees; sent again by itself after a lost answer. */
  addNote(note: NoteDraft): Promise<TicketNote>;
  /** Says who takes care of a ticket; with `expected`, only while that is so. */
  assign(
    assignment: TicketAssignment,
  ): Promise<Outcome<Unwrapped<StaffTicket>, RefusalOf<typeof assignTicket>>>;
  /** All canned replies, by their titles. */
  cannedReplies(options?: CallOptions): Promise<Unwrapped<CannedReply>[]>;
  addCannedReply(
    reply: NewCannedReply,
  ): Promise<Outcome<Unwrapped<CannedReply>, RefusalOf<typeof createCannedReply>>>;
  /** @throws NotFoundError when it was deleted. */
  rewriteCannedReply(
    id: number,
    reply: NewCannedReply,
  ): Promise<Outcome<Unwrapped<CannedReply>, RefusalOf<typeof updateCannedReply>>>;
  /** @throws NotFoundError when it was deleted before. */
  deleteCannedReply(id: number): Promise<void>;
}

/** The calls of the console's inbox. */
export function createAdminTicketClient(call: Caller): AdminTicketClient {
  return {
    async search(data, options) {
      const { body } = await call(fetchTickets, { body: { data } }, options);
      return { tickets: body.tickets.data.map(unwrap), meta: body.tickets.meta };
    },
    async ofGuest(id, options) {
      const { body } = await call(getTickets, { body: { data: { id } } }, options);
      return body.tickets.data.map(unwrap);
    },
    async setStatus(id, status) {
      const request = { body: { data: { ticket: { id, status } } } };
      const reply = await call(updateTicket, request, { isRepeatable: true });
      return reply.status === 200 ? done(unwrap(reply.body.ticket)) : refused(reply);
    },
    counts: async (options) => (await call(countTickets, { body: {} }, options)).body.counts,
    async details(id, options) {
      const { body } = await call(fetchTicketDetails, { body: { data: { id } } }, options);
      return body.details;
    },
    async addNote(data) {
      const { body } = await call(addTicketNote, { body: { data } }, { isRepeatable: true });
      return body.note;
    },
    async assign(data) {
      const reply = await call(assignTicket, { body: { data } });
      return reply.status === 200 ? done(unwrap(reply.body.ticket)) : refused(reply);
    },
    async cannedReplies(options) {
      const { body } = await call(fetchCannedReplies, { body: {} }, options);
      return body.cannedReplies.data.map(unwrap);
    },
    async addCannedReply(cannedReply) {
      const reply = await call(createCannedReply, { body: { data: { cannedReply } } });
      return reply.status === 201 ? done(unwrap(reply.body.cannedReply)) : refused(reply);
    },
    async rewriteCannedReply(id, written) {
      const request = { body: { data: { cannedReply: { ...written, id } } } };
      const reply = await call(updateCannedReply, request, { isRepeatable: true });
      return reply.status === 200 ? done(unwrap(reply.body.cannedReply)) : refused(reply);
    },
    async deleteCannedReply(id) {
      await call(deleteCannedReply, { body: { data: { id } } });
    },
  };
}
