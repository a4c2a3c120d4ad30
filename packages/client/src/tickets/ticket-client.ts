import {
  getTicketPicture,
  getTicketPicturePreview,
  sendTicketMessage,
  ticketPictureRules,
  typing,
  typingRules,
  uploadTicketPicture,
  type NewTicketMessage,
  type TicketMessage,
  type TicketSide,
  type TicketUnread,
} from '@portal/domain/tickets';
import type { Caller, CallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import type { LiveConnection } from '../live/live-connection.ts';
import { createPictureUpload, type PictureUpload } from '../pictures/picture-upload.ts';

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

/** Talking in tickets. */
export interface TicketClient {
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
  /** Typing indicator: call it at every keystroke; the other side is notified every 3 s. */
  typing(ticketId: number): void;
  /**
   * Uploads a picture, to be sent with a message within a day. One of more than 5 MB is made smaller
   * first, where the browser can.
   *
   * @throws RefusedError `PICTURE_TOO_LARGE` for more than 5 MB.
   */
  readonly uploadPicture: PictureUpload<typeof uploadTicketPicture>;
  /**
   * A picture as WebP, for a client whose session is no cookie; a page can show it from
   * `ticketPicturePath` of `@portal/domain`.
   */
  picture(id: string, size?: 'full' | 'preview', options?: CallOptions): Promise<Blob>;
}

/** Writes in tickets. */
export function createTicketClient(call: Caller, live: Pick<LiveConnection, 'send'>): TicketClient {
  const typedUntil = new Map<number, number>();

  return {
    async send(ticketId, { clientId, message = '', pictures = [] }) {
      const data: NewTicketMessage = { ticketId, clientId, message, pictures: [...pictures] };
      const reply = await call(sendTicketMessage, { body: { data } }, { isRepeatable: true });
      return reply.status === 201 ? done(reply.body.message) : refused(reply);
    },
    typing(ticketId) {
      const now = performance.now();
      if (now < (typedUntil.get(ticketId) ?? 0)) return;
      typedUntil.set(ticketId, now + typingRules.everyMilliseconds);
      live.send(typing, { ticketId });
    },
    uploadPicture: createPictureUpload(call, uploadTicketPicture, ticketPictureRules),
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
