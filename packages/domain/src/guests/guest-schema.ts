import * as z from 'zod';
import { roles } from '../contract/endpoints/access.ts';
import { entity } from '../contract/envelope.ts';
import { idSchema, staffIdSchema, timeSchema } from '../contract/fields/fields.ts';

/** Longest name of a guest, in characters. */
export const guestNameMaxLength = 100;

/** Attributes of an account as the wire names them. */
export const guestAttributesSchema = z.object({
  name: z.string(),
  /** `user` for a guest, else the staff role. */
  role: z.enum(['user', ...roles.filter((role) => role !== 'guest')]),
  /** E.164; empty for staff. */
  phone: z.string(),
  approved: z.boolean(),
  email: z.string().nullable(),
  /** Whether the guest wants to hear of offers. */
  mailing: z.boolean(),
  createdAt: timeSchema,
});
/** Attributes of an account. */
export type GuestAttributes = z.output<typeof guestAttributesSchema>;

/** A guest's account. */
export const guestSchema = entity(idSchema, guestAttributesSchema);
/** A guest's account. */
export type Guest = z.output<typeof guestSchema>;

/**
 * A guest's account as it is answered to the guest. Portals of the specification's letter name four
 * attributes; the others are then empty.
 */
export const ownGuestSchema = entity(
  idSchema,
  guestAttributesSchema.extend({
    email: guestAttributesSchema.shape.email.default(null),
    mailing: guestAttributesSchema.shape.mailing.default(false),
    createdAt: guestAttributesSchema.shape.createdAt.default(''),
  }),
);

/** A staff account, in the shape the wire calls `guest` too. */
export const staffAccountSchema = entity(
  staffIdSchema,
  guestAttributesSchema.extend({
    /** The portal made up the password: until it is changed, every other call is refused. */
    mustChangePassword: z.boolean().default(false),
    /** A second factor is asked of the account and it has none: until one is enrolled, other calls are refused. */
    mustEnrolSecondFactor: z.boolean().default(false),
    /** Nobody has used the console for a while: until they say again who they are, other calls are refused. */
    isLocked: z.boolean().default(false),
  }),
);
/** A staff account. */
export type StaffAccount = z.output<typeof staffAccountSchema>;
