import * as z from 'zod';
import { forAnySession } from '../contract/endpoints/access.ts';
import { defineEndpoint, noContent } from '../contract/endpoints/endpoint.ts';
import { entity, list } from '../contract/envelope.ts';
import { requiredLine, timeSchema } from '../contract/fields/fields.ts';
import { emailSchema } from '../contract/fields/email.ts';
import { guestNameMaxLength, guestSchema } from './guest-schema.ts';

/** What a guest may change of the own account; the phone is what it is signed in by, and stays. */
export const profileChangeSchema = z.object({
  name: requiredLine(guestNameMaxLength).optional(),
  /** Empty or null for none. */
  email: z.union([z.literal(''), emailSchema]).nullish(),
  /** Whether the guest wants to hear of offers. */
  mailing: z.boolean().optional(),
});
/** What a guest may change of the own account. */
export type ProfileChange = z.input<typeof profileChangeSchema>;

/** Changes a guest's own account: only what is named. */
export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/profile/update',
  summary: 'Change the own profile',
  access: { guest: 'own' },
  limits: [{ points: 30, windowSeconds: 60, by: 'account' }],
  body: z.object({ data: z.object({ profile: profileChangeSchema }) }),
  replies: { 200: z.object({ guest: guestSchema }) },
});

/** Most sessions that are listed: those seen last. */
export const ownSessionsMax = 50;

/** A browser or app that is signed in. */
export const ownSessionSchema = entity(
  z.uuid(),
  z.object({
    createdAt: timeSchema,
    /** To the minute. */
    lastSeenAt: timeSchema,
    /** Whether it is the one that asks. */
    isCurrent: z.boolean(),
    /** What the browser called itself when it signed in; empty when it said nothing. */
    userAgent: z.string(),
  }),
);
/** A browser or app that is signed in. */
export type OwnSession = z.output<typeof ownSessionSchema>;

/** Where a guest or a member of staff is signed in, the one seen last first; at most {@link ownSessionsMax}. */
export const fetchOwnSessions = defineEndpoint({
  method: 'POST',
  path: '/api/profile/sessions',
  summary: 'Where one is signed in',
  access: forAnySession,
  body: z.object({}),
  replies: { 200: z.object({ sessions: list(ownSessionSchema, ownSessionsMax) }) },
});

/** Ends one of the own sessions: its token is dead from now on and its sockets are closed. */
export const endOwnSession = defineEndpoint({
  method: 'POST',
  path: '/api/profile/session/end',
  summary: 'Sign out one of the own browsers',
  access: forAnySession,
  body: z.object({ data: z.object({ id: z.uuid() }) }),
  replies: { 204: noContent },
});

/** Ends every session of the account, this one too. */
export const logoutEverywhere = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  summary: 'End all own sessions',
  access: forAnySession,
  openToMadeUpPassword: true,
  openWhenLocked: true,
  openWithoutSecondFactor: true,
  body: z.object({}),
  replies: { 204: noContent },
});
