import * as z from 'zod';
import { forAnySession } from '../contract/endpoints/access.ts';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { requiredLine, requiredText } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { visitorIdSchema } from '../live/live-messages.ts';
import { pushSubscriptionSchema } from './push-subscription.ts';

const deliveryReply = z.object({
  success: z.literal(true),
  data: z.object({
    /** Devices whose push service took the message. */
    sent: z.number().int().nonnegative(),
    /** Subscriptions that no longer exist and were forgotten. */
    removed: z.number().int().nonnegative(),
  }),
});

/** Most characters of what staff write to a visitor's devices. */
export const pushNoteLimits = { title: 100, message: 500 } as const;

/** Sends a notification to the devices of a visitor. */
export const sendPush = defineEndpoint({
  method: 'POST',
  path: '/api/web-push/send',
  summary: 'Send a notification to the devices of a visitor',
  access: { admin: 'any', moderator: 'any' },
  limits: [{ points: 30, windowSeconds: 60, by: 'account' }],
  body: z.object({
    title: requiredLine(pushNoteLimits.title),
    message: requiredText(pushNoteLimits.message),
    visitorId: visitorIdSchema,
  }),
  replies: { 200: deliveryReply, 404: problem('NO_SUBSCRIPTION') },
});

/**
 * Keeps this browser's subscription for the session that calls: its notifications end with it. Calling
 * again with the same endpoint replaces what was stored.
 */
export const subscribeToPush = defineEndpoint({
  method: 'POST',
  path: '/api/web-push/subscribe',
  summary: "Keep this browser's push subscription",
  access: forAnySession,
  limits: [{ points: 30, windowSeconds: 60, by: 'account' }],
  body: z.object({ subscription: pushSubscriptionSchema, visitorId: visitorIdSchema }),
  replies: {
    201: z.object({ success: z.literal(true) }),
    422: problem('PUSH_ENDPOINT_NOT_ALLOWED'),
  },
});

/** Forgets one of the caller's subscriptions; one that is not there is none. */
export const unsubscribeFromPush = defineEndpoint({
  method: 'POST',
  path: '/api/web-push/unsubscribe',
  summary: "Forget this browser's push subscription",
  access: forAnySession,
  body: z.object({ endpoint: requiredText(2048) }),
  replies: { 204: noContent },
});

/** Sends a trial notification to the caller's own devices, or to the one that is named. */
export const testPush = defineEndpoint({
  method: 'POST',
  path: '/api/web-push/test',
  summary: 'Send a trial notification to the own devices',
  access: forAnySession,
  limits: [{ points: 5, windowSeconds: 60, by: 'account' }],
  body: z.object({ endpoint: requiredText(2048).optional() }),
  replies: { 200: deliveryReply, 404: problem('NO_SUBSCRIPTION') },
});
