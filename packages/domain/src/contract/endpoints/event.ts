import type * as z from 'zod';
import type { Role } from './access.ts';

/** Audience of an event: the guest the thing belongs to, roles, everybody connected, or one session. */
export type EventAudience =
  | { readonly owner?: true; readonly roles?: readonly Role[] }
  | 'everyone'
  | 'session';

/** An event the server sends over the live connection. */
export interface LiveEvent<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly summary: string;
  readonly audience: EventAudience;
  /**
   * Whether the event is part of the identity's stream: it is then stored, carries `seq`, and is
   * sent again to a client that missed it.
   */
  readonly inStream: boolean;
  readonly payload: Payload;
}

/** Payload of an event as the server gives it. */
export type PayloadOf<E extends LiveEvent> = z.output<E['payload']>;

/** Declares an event of the live connection once, for both sides. */
export function defineEvent<const E extends LiveEvent>(event: E): E {
  return event;
}

/** A message a client may send, and the answer it gets. */
export interface ClientMessage<
  Name extends string = string,
  Payload extends z.ZodType = z.ZodType,
  Ack extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  readonly summary: string;
  readonly payload: Payload;
  readonly ack?: Ack;
}

/** Declares a message of a client once, for both sides. */
export function defineClientMessage<
  const Name extends string,
  Payload extends z.ZodType,
  Ack extends z.ZodType = z.ZodType<undefined>,
>(message: ClientMessage<Name, Payload, Ack>): ClientMessage<Name, Payload, Ack> {
  return message;
}
