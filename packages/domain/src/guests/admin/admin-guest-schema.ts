import * as z from 'zod';
import { entity } from '../../contract/envelope.ts';
import { idSchema, priceSchema, requiredLine, timeSchema } from '../../contract/fields/fields.ts';
import { visitorIdSchema } from '../../live/live-messages.ts';
import { orderStatuses } from '../../orders/order-machine.ts';
import { paidForSchema } from '../../orders/order-schema.ts';
import { ratingSchema } from '../../ratings/rating-schema.ts';
import { ticketStatuses } from '../../tickets/ticket-machine.ts';
import { emailSchema } from '../../contract/fields/email.ts';
import { guestAttributesSchema, guestNameMaxLength } from '../guest-schema.ts';

const count = z.number().int().nonnegative();

/** Most orders of a guest that the card shows: the newest. */
export const guestCardOrdersMax = 20;
/** Most tickets, and most ratings, that the card shows: the newest. */
export const guestCardOthersMax = 10;
/** Most sessions of a guest that the card shows: those used last. */
export const guestCardSessionsMax = 50;

/** A guest's account as staff see it in lists. */
export const staffGuestSchema = entity(
  idSchema,
  guestAttributesSchema.extend({
    ordersCount: count,
    /** When a session of the guest's was last used, to the minute; null: never, or too long ago to be known. */
    lastSeenAt: timeSchema.nullable(),
    /** When the personal data were erased, for good; null: they were not. */
    erasedAt: timeSchema.nullable().default(null),
  }),
);
/** A guest's account as staff see it in lists. */
export type StaffGuest = z.output<typeof staffGuestSchema>;

/** What an admin changes of a guest's account; what is absent stays as it is. */
export const guestEditSchema = z.object({
  id: idSchema,
  /** `false` closes the account: its sessions end, and it cannot be signed in to. */
  approved: z.boolean().optional(),
  name: requiredLine(guestNameMaxLength).optional(),
  /** Empty or null: none. */
  email: z
    .union([z.literal('').transform(() => null), emailSchema])
    .nullable()
    .optional(),
  mailing: z.boolean().optional(),
});
/** What an admin changes of a guest's account. */
export type GuestEdit = z.input<typeof guestEditSchema>;

/** An order on a guest's card. */
export const guestCardOrderSchema = z.object({
  id: idSchema,
  status: z.enum(orderStatuses),
  store: z.object({ id: idSchema, title: z.string() }),
  room: z.object({ id: idSchema, name: z.string() }),
  total: priceSchema,
  paid_for: paidForSchema,
  create_at: timeSchema,
});
/** An order on a guest's card. */
export type GuestCardOrder = z.output<typeof guestCardOrderSchema>;

/** A ticket on a guest's card. */
export const guestCardTicketSchema = z.object({
  id: idSchema,
  status: z.enum(ticketStatuses),
  room: z.object({ id: idSchema, label: z.string() }),
  create_at: timeSchema,
  update_at: timeSchema,
});

/** A browser in which the guest is signed in. */
export const guestSessionSchema = z.object({
  id: z.uuid(),
  createdAt: timeSchema,
  /** To the minute. */
  lastSeenAt: timeSchema,
  /** When it ends unless it is used before. */
  expiresAt: timeSchema,
  /** What the browser called itself when the guest signed in; empty when it said nothing. */
  userAgent: z.string(),
  /** Whether this browser takes notifications. */
  takesPushes: z.boolean(),
});
/** A browser in which the guest is signed in. */
export type GuestSession = z.output<typeof guestSessionSchema>;

/** Everything staff see of a guest beside the account. */
export const guestDetailsSchema = z.object({
  guest: staffGuestSchema,
  orders: z.object({
    count,
    /** Neither done nor canceled. */
    open: count,
    canceled: count,
    /** Roubles of all orders that were not canceled, less what was given back; unknown prices left out. */
    spent: z.number().nonnegative(),
    /** The newest first, at most {@link guestCardOrdersMax}. */
    last: z.array(guestCardOrderSchema),
  }),
  /** Null for whom tickets are not for. */
  tickets: z
    .object({
      count,
      /** Not closed. */
      open: count,
      /** The last changed first, at most {@link guestCardOthersMax}. */
      last: z.array(guestCardTicketSchema),
    })
    .nullable(),
  ratings: z.object({
    count,
    /** From 1 to 5, to two decimals; null while there is none. */
    average: z.number().nullable(),
    /** The newest first, at most {@link guestCardOthersMax}. */
    last: z.array(ratingSchema),
  }),
  /** Those that are not over, the one used last first, at most {@link guestCardSessionsMax}. */
  sessions: z.array(guestSessionSchema),
  /** By whom these sessions' browsers take notifications: `web-push/send` writes to one of them. */
  visitors: z.array(visitorIdSchema),
  /** Whether the guest has a page of the portal in sight. */
  isHere: z.boolean(),
});
/** Everything staff see of a guest beside the account. */
export type GuestDetails = z.output<typeof guestDetailsSchema>;
