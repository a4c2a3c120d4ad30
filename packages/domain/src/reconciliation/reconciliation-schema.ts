import * as z from 'zod';
import { entity, pageOf } from '../contract/envelope.ts';
import { idSchema, roublesSchema, text, timeSchema } from '../contract/fields/fields.ts';
import { paymentMachine } from '../payments/payment-machine.ts';
import { differenceActions, differenceFields, differenceKinds } from './difference-kinds.ts';

/** Most characters of what is noted when something is done about a difference. */
export const differenceNoteMaxLength = 500;

/** What is noted when something is done about a difference. */
export const differenceNoteSchema = text(differenceNoteMaxLength);

/** How one side has a payment or refund, in roubles. */
export const bookEntrySchema = z.object({
  status: z.enum(paymentMachine.states),
  amount: roublesSchema,
  /** What of a payment has gone back through the provider; 0 for a refund. */
  refunded: roublesSchema,
});
/** How one side has a payment or refund, in roubles. */
export type BookEntry = z.output<typeof bookEntrySchema>;

/** Attributes of a difference. */
export const differenceAttributesSchema = z.object({
  kind: z.enum(differenceKinds),
  /** Null where the money names no order of the portal's. */
  orderId: idSchema.nullable(),
  /** The provider's id of the payment; null where several are meant. */
  paymentId: z.string().nullable(),
  /** The provider's id of the refund; null where it is about a payment. */
  refundId: z.string().nullable(),
  /** What it is about, in roubles: money taken, given back, or owed. */
  amount: roublesSchema,
  /** As the portal had it when they were compared; null: not at all. */
  ours: bookEntrySchema.nullable(),
  /** As the provider had it; null: not at all. */
  theirs: bookEntrySchema.nullable(),
  /** The facts in which the two differ, where both have it. */
  fields: z.array(z.enum(differenceFields)),
  /** What can be done about it; empty once it is resolved. */
  acts: z.array(z.enum(differenceActions)),
  since: timeSchema,
  /** Null while it is open. */
  resolvedAt: timeSchema.nullable(),
  /** Name of the member of staff; `system` where the portal did it, or where both agree again. */
  resolvedBy: z.string().nullable(),
  /** What was done about it; null while it is open, and where both agree again by themselves. */
  act: z.enum(differenceActions).nullable(),
  /** What they noted; empty for nothing. */
  note: z.string(),
});
/** Attributes of a difference. */
export type DifferenceAttributes = z.output<typeof differenceAttributesSchema>;

/** Something in which the portal's books and the provider's are not the same. */
export const differenceSchema = entity(idSchema, differenceAttributesSchema);
/** Something in which the portal's books and the provider's are not the same. */
export type Difference = z.output<typeof differenceSchema>;

const sumSchema = z.number().nonnegative();

/** One side of the comparison: how many, and their sums on both sides in roubles. */
export const comparedSchema = z.object({
  count: z.number().int().nonnegative(),
  /** How many of them were the same on both sides before anything was adopted. */
  agreed: z.number().int().nonnegative(),
  theirs: sumSchema,
  ours: sumSchema,
});

/** Attributes of a comparison of the books. */
export const reconciliationAttributesSchema = z.object({
  /** The period, by when payments and refunds were created at the provider. */
  from: timeSchema,
  /** Not included. */
  to: timeSchema,
  startedAt: timeSchema,
  /** Null while it goes on: the figures grow. */
  finishedAt: timeSchema.nullable(),
  /** Name of the member of staff who asked for it; `system` for the one of each night. */
  by: z.string(),
  /** Why it did not come to its end, in the provider's words; null: it did, or goes on. */
  failure: z.string().nullable(),
  /** Payments with money in them: taken or held. */
  payments: comparedSchema,
  /** Refunds that were made. */
  refunds: comparedSchema,
  /** Payments of the shop that name no order: not the portal's business. */
  foreign: z.number().int().nonnegative(),
  /** How many differences the portal has adopted by itself. */
  adopted: z.number().int().nonnegative(),
  /** How many it found that somebody must look at. */
  found: z.number().int().nonnegative(),
});
/** Attributes of a comparison of the books. */
export type ReconciliationAttributes = z.output<typeof reconciliationAttributesSchema>;

/** A comparison of the portal's books with the provider's. */
export const reconciliationSchema = entity(idSchema, reconciliationAttributesSchema);
/** A comparison of the portal's books with the provider's. */
export type Reconciliation = z.output<typeof reconciliationSchema>;

/** A page of differences, newest first. */
export const differencesSchema = pageOf(differenceSchema);
