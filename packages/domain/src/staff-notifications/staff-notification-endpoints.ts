import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { requiredText } from '../contract/fields/fields.ts';

/** Longest text that staff may write into the staff chat by hand, in characters. */
export const staffMessageMaxLength = 1000;

/** How long after a thing happened its guest may still report it, in minutes. */
export const guestReportMinutes = 60;

/**
 * Writes into the staff chat. The chat is always the configured one. A guest may only report what the
 * portal has sent already (thread of a rating, an order or a request, with the matching header, when
 * there is such a thing of theirs): that succeeds and sends nothing. Staff write up to
 * {@link staffMessageMaxLength} characters into any thread. All else is 403.
 */
export const sendTelegram = defineEndpoint({
  method: 'POST',
  path: '/api/telegram/send',
  summary: 'Write into the staff chat',
  access: { guest: 'own', admin: 'any', moderator: 'any' },
  limits: [{ points: 5, windowSeconds: 60, by: 'account' }],
  body: z.object({
    message: requiredText(4096),
    chat_id: z.union([z.number().int(), z.string().max(64)]).nullish(),
    message_thread_id: z.number().int().positive().max(2_147_483_647),
  }),
  replies: { 200: z.object({ success: z.literal(true) }) },
});
