import * as z from 'zod';

/**
 * A browser's subscription, as its `toJSON()` gives it.
 *
 * @source protocols/webpush.md, section 1
 */
export const pushSubscriptionSchema = z.object({
  /** Where the push service takes messages for this browser; only allowed hosts are accepted. */
  endpoint: z.url({ protocol: /^https$/ }).max(2048),
  /** Milliseconds since 1970, up to the year 9999. */
  expirationTime: z.number().nonnegative().max(253_402_300_799_999).nullish(),
  keys: z.object({
    /** The browser's public key: an uncompressed point of P-256, 65 bytes in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
/** A browser's subscription, as its `toJSON()` gives it. */
export type PushSubscriptionJson = z.output<typeof pushSubscriptionSchema>;
