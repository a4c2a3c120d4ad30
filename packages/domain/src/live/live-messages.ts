import * as z from 'zod';
import { defineClientMessage, defineEvent } from '../contract/endpoints/event.ts';
import { requiredText, text } from '../contract/fields/fields.ts';

/** Tells a visitor's browser from others, signed in or not; the browser draws it. */
export const visitorIdSchema = requiredText(128);

/**
 * Hints a client gives when it connects. Identity comes from the session alone; a client whose hints
 * contradict it is not let in. `role` is `user` for a guest; `nobody` contradicts every session.
 */
export const connectionQuerySchema = z.object({
  visitorId: text(128).optional(),
  userId: text(64).optional(),
  role: text(20).optional(),
});

/** Why a session ended. */
export const sessionEndReasons = ['logout', 'expired', 'revoked', 'role_changed'] as const;
/** Why a session ended. */
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** The session of this connection has ended; the server closes the connection after it. */
export const sessionEnd = defineEvent({
  name: 'sessionEnd',
  summary: 'The session of this connection has ended',
  audience: 'session',
  inStream: false,
  payload: z.object({ reason: z.enum(sessionEndReasons) }),
});

/** What `connect_error` says to an account that has as many connections as it may have. */
export const tooManyConnections = 'too_many_connections';

/** How long missed events can be had: 24 hours, and the last 1,000 of a stream. */
export const streamRetention = { hours: 24, events: 1000 } as const;

/** What one answer to `resume` holds at most, and how often one identity's stream is read for it. */
export const resumeRules = {
  maxEvents: 1_000,
  maxBytes: 1_000_000,
  /** Whoever asks before this time is over shares the next reading. */
  readMilliseconds: 1_000,
  /** Most questions of one connection that wait; beyond, the first of them is forgotten. */
  maxWaiting: 50,
} as const;

/** Asks for what happened after `lastSeq`. */
export const resume = defineClientMessage({
  name: 'resume',
  summary: 'Ask for the events after the last one seen',
  payload: z.object({ lastSeq: z.number().int().nonnegative() }),
  ack: z.union([
    z.object({
      events: z.array(z.object({ name: z.string(), payload: z.looseObject({ seq: z.number() }) })),
      seq: z.number().int().nonnegative(),
    }),
    /** Too old, or too much for one answer: load by REST and go on from `seq`. */
    z.object({ reset: z.literal(true), seq: z.number().int().nonnegative() }),
  ]),
});

/** Says which page the visitor is on, and whether it is out of sight (another tab, a locked phone). */
export const page = defineClientMessage({
  name: 'page',
  summary: 'The page this visitor is on',
  payload: z.object({ path: text(300), hidden: z.boolean().optional() }),
});
