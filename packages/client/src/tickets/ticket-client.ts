import {
  createTicket,
  fetchTicket,
  getTicketPicture,
  getTicketPicturePreview,
  getTickets,
  markTicket,
  ticketPictureRules,
  sendTicketMessage,
  typing,
  typingRules,
  uploadTicketPicture,
  type NewTicket,
  type NewTicketMessage,
  type Ticket,
  type TicketMarks,
  type TicketMessage,
  type TicketPicture,
  type TicketSide,
  type TicketStep,
  type TicketUnread,
} from '@portal/domain/tickets';
import { errorOf } from '../call/call-errors.ts';
import type { Caller, CallOptions, KeyedCallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';
import type { LiveConnection } from '../live/live-connection.ts';
import type { PictureUploadOptions } from '../pictures/picture-file.ts';

/** A ticket with a page of its messages. */
export interface OpenedTicket {
  readonly ticket: Unwrapped<Ticket>;
  /** Whether there are messages before the first one here. */
  readonly hasEarlier: boolean;
  /** Every status it came to, from `new` on. */
  readonly history: readonly TicketStep[];
}

/** What is written in a ticket. */
export interface MessageDraft {
  /**
   * Names the message, 1–128 characters; `randomId()` will do. Keep it until the message is
   * sent: the same again is the same message.
   */
  readonly clientId: string;
  readonly message?: string;
  /** Ids of pictures that were uploaded before. */
  readonly pictures?: readonly string[];
}

/** Tickets: asking for help, and talking. */
export interface TicketClient {
  /** One's own tickets, the last changed first, each with its last messages. */
  list(options?: CallOptions): Promise<Unwrapped<Ticket>[]>;
  /**
   * A ticket with its last messages, or with those before a message.
   *
   * @throws NotFoundError when there is no such ticket, or it is another guest's.
   */
  open(id: number, page?: { readonly before?: number } & CallOptions): Promise<OpenedTicket>;
  /**
   * A guest asks for help. Once under its key.
   *
   * @throws InvalidError when the room or a picture does not exist; RefusedError `TOO_MANY_OPEN` when as
   * many are open as one guest may have.
   */
  create(ticket: NewTicket, options?: KeyedCallOptions): Promise<Unwrapped<Ticket>>;
  /**
   * Writes in a ticket; sent again by itself after a lost answer. When that fails too, the same draft
   * may be sent at any time later and is written once.
   *
   * @throws InvalidError when a picture is not there any more.
   */
  send(
    ticketId: number,
    draft: MessageDraft,
  ): Promise<Outcome<TicketMessage, RefusalOf<typeof sendTicketMessage>>>;
  /** Says up to which message this side has read. */
  markRead(ticketId: number, messageId: number): Promise<TicketReadState>;
  /** Says up to which message a device of this side has received. */
  markDelivered(ticketId: number, messageId: number): Promise<TicketReadState>;
  /** Typing indicator: call it at every keystroke; the other side is notified every 3 s. */
  typing(ticketId: number): void;
  /**
   * Uploads a picture, to be sent with a message within a day. One of more than 5 MB is made smaller
   * first, where the browser can.
   *
   * @throws RefusedError `PICTURE_TOO_LARGE` for more than 5 MB.
   */
  uploadPicture(
    picture: Blob,
    options?: PictureUploadOptions,
  ): Promise<Outcome<TicketPicture, RefusalOf<typeof uploadTicketPicture>>>;
  /**
   * A picture as WebP, for a client whose session is no cookie; a page can show it from
   * `ticketPicturePath` of `@portal/domain`.
   */
  picture(id: string, size?: 'full' | 'preview', options?: CallOptions): Promise<Blob>;
}

/** What both sides know of each other's reading. */
export interface TicketReadState {
  readonly marks: TicketMarks;
  readonly unread: TicketUnread;
}

/** Reads, writes and follows tickets. */
export function createTicketClient(call: Caller, live: Pick<LiveConnection, 'send'>): TicketClient {
  const typedUntil = new Map<number, number>();

  async function mark(ticketId: number, messageId: number, state: 'delivered' | 'read') {
    const request = { body: { data: { ticketId, messageId, state } } };
    return (await call(markTicket, request)).body;
  }

  return {
    async list(options) {
      const { body } = await call(getTickets, { body: {} }, options);
      return body.tickets.data.map(unwrap);
    },
    async open(id, { before, ...options } = {}) {
      const data = { id, ...(before !== undefined && { before }) };
      const { body } = await call(fetchTicket, { body: { data } }, options);
      return { ...body, ticket: unwrap(body.ticket) };
    },
    async create(ticket, options) {
      const reply = await call(createTicket, { body: { data: ticket } }, options);
      if (reply.status === 201) return unwrap(reply.body.ticket);
      throw errorOf(reply);
    },
    async send(ticketId, { clientId, message = '', pictures = [] }) {
      const data: NewTicketMessage = { ticketId, clientId, message, pictures: [...pictures] };
      const reply = await call(sendTicketMessage, { body: { data } }, { isRepeatable: true });
      return reply.status === 201 ? done(reply.body.message) : refused(reply);
    },
    markRead: (ticketId, messageId) => mark(ticketId, messageId, 'read'),
    markDelivered: (ticketId, messageId) => mark(ticketId, messageId, 'delivered'),
    typing(ticketId) {
      const now = performance.now();
      if (now < (typedUntil.get(ticketId) ?? 0)) return;
      typedUntil.set(ticketId, now + typingRules.everyMilliseconds);
      live.send(typing, { ticketId });
    },
    async uploadPicture(picture, options = {}) {
      const { readPictureFile } = await import('../pictures/picture-file.ts');
      const { body, mediaType } = await readPictureFile(picture, ticketPictureRules.maxSide);
      const reply = await call(uploadTicketPicture, { body }, { ...options, mediaType });
      return reply.status === 201 ? done(reply.body.picture) : refused(reply);
    },
    async picture(id, size = 'full', options) {
      const endpoint = size === 'full' ? getTicketPicture : getTicketPicturePreview;
      const { body } = await call(endpoint, { params: { id } }, options);
      return new Blob([Uint8Array.from(body)], { type: endpoint.mediaType });
    },
  };
}

/** How many messages a side has not read in all of these tickets. */
export function countUnread(
  tickets: readonly { readonly unread: TicketUnread }[],
  side: TicketSide,
): number {
  return tickets.reduce((total, { unread }) => total + unread[side], 0);
}
