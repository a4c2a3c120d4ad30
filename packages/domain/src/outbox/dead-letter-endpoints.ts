import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { pageRequestFields } from '../contract/envelope.ts';
import { deadLetterChannels, deadLetterIdSchema, deadLettersSchema } from './dead-letter-schema.ts';

const access = { admin: 'any' } as const;

/** Those named, or all of a channel, or all there are. */
const choice = z.object({
  data: z.union([
    z.object({ ids: z.array(deadLetterIdSchema).min(1).max(100) }),
    z.object({ all: z.literal(true), channel: z.enum(deadLetterChannels).optional() }),
  ]),
});

const countReply = z.object({
  success: z.literal(true),
  data: z.object({ count: z.number().int().nonnegative() }),
});

/** What could not be delivered and was given up, newest first. */
export const fetchDeadLetters = defineEndpoint({
  method: 'POST',
  path: '/api/admin/outbox/fetch',
  summary: 'Messages that could not be delivered',
  access,
  body: z.object({
    data: z
      .object({ channel: z.enum(deadLetterChannels).optional(), ...pageRequestFields })
      .prefault({}),
  }),
  replies: { 200: deadLettersSchema },
});

/** Tries them again; what is gone or worthless by now is left out of the count. */
export const resendDeadLetters = defineEndpoint({
  method: 'POST',
  path: '/api/admin/outbox/resend',
  summary: 'Send messages again that could not be delivered',
  access,
  body: choice,
  replies: { 200: countReply },
});

/** Gives them up for good. */
export const discardDeadLetters = defineEndpoint({
  method: 'POST',
  path: '/api/admin/outbox/discard',
  summary: 'Forget messages that could not be delivered',
  access,
  body: choice,
  replies: { 200: countReply },
});
