import * as z from 'zod';
import { defineEndpoint } from '../contract/endpoints/endpoint.ts';
import { idInPathSchema, idSchema } from '../contract/fields/fields.ts';
import { problem } from '../contract/problem.ts';
import { zipMediaType, zipSchema } from '../contract/zip.ts';
import { staffGuestSchema } from './admin/admin-guest-schema.ts';

/** The name under which the orders, payments and refunds of a guest stay whose data were erased. */
export const erasedGuestName = 'Удалённый гость';

/**
 * Everything the portal holds about one guest, as a file to hand over: `guest.json`, and the pictures of the
 * guest's tickets beside it. Of what staff wrote, what they wrote to or about the guest.
 */
export const exportGuestData = defineEndpoint({
  method: 'GET',
  path: '/api/admin/guest/:id/data.zip',
  summary: 'Everything the portal holds about a guest, as a ZIP file',
  access: { admin: 'any' },
  confirm: true,
  limits: [{ points: 10, windowSeconds: 60, by: 'account' }],
  mediaType: zipMediaType,
  ownPagesOnly: true,
  params: z.object({ id: idInPathSchema }),
  replies: { 200: zipSchema },
});

const count = z.number().int().nonnegative();

/** What an erasure took away, in numbers. */
export const erasedCountsSchema = z.object({
  /** Orders that stay, without phone, e-mail and comment. */
  orders: count,
  /** Tickets that stay, without what was written in them. */
  tickets: count,
  messages: count,
  pictures: count,
  /** Ratings that stay, without their texts. */
  ratings: count,
  sessions: count,
  /** Banquets of the same phone that stay, without the customer. */
  banquets: count,
});
/** What an erasure took away, in numbers. */
export type ErasedCounts = z.output<typeof erasedCountsSchema>;

/**
 * Erases a guest's data for good. Orders, payments and refunds stay with their lines and sums under
 * {@link erasedGuestName}; the phone can be registered anew. Said again it changes nothing. Refused with
 * `GUEST_HAS_OPEN` while anything is open, `details` saying what: close the account with all that is open
 * first (`closeGuest`).
 */
export const eraseGuest = defineEndpoint({
  method: 'POST',
  path: '/api/admin/guest/erase',
  summary: "Erase a guest's personal data; orders and money stay",
  repeatable: true,
  access: { admin: 'any' },
  confirm: true,
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: {
    200: z.object({
      guest: staffGuestSchema,
      /** By this call; all zeros where it had been done before. */
      erased: erasedCountsSchema,
    }),
    409: problem('GUEST_HAS_OPEN'),
  },
});
