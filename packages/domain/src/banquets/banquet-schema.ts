import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { entity } from '../contract/envelope.ts';
import {
  idSchema,
  line,
  momentSchema,
  requiredLine,
  text,
  timeSchema,
} from '../contract/fields/fields.ts';
import { versionSchema } from '../contract/fields/version.ts';
import { phoneSchema } from '../phone/phone-schema.ts';
import { banquetStatuses, reserveStates } from './banquet-machine.ts';

/** Bounds of what a banquet can be. */
export const banquetLimits = {
  titleMaxLength: 120,
  /** The restaurant's system takes no longer name. @source protocols/iiko.md, section 7 */
  customerNameMaxLength: 60,
  commentMaxLength: 1_000,
  guestsMax: 1_000,
  durationMinMinutes: 15,
  durationMaxMinutes: 24 * 60,
  tablesMax: 50,
  /** How far ahead the restaurant's system takes reserves. @source protocols/iiko.md, section 7 */
  transferMaxDaysAhead: 90,
} as const;

const namedIdSchema = z.object({ id: z.guid(), name: line(100).default('') });

/** A table of the restaurant, as a banquet names it. */
export const banquetTableSchema = z.object({ id: z.guid(), name: z.string() });
/** A table of the restaurant, as a banquet names it. */
export type BanquetTable = z.output<typeof banquetTableSchema>;

function isEachOnce(tables: readonly { readonly id: string }[]): boolean {
  return new Set(tables.map(({ id }) => id.toLowerCase())).size === tables.length;
}

/** What a person fills in. Names of sections and tables are the restaurant's where it can be asked. */
export const banquetFieldsSchema = z.object({
  title: requiredLine(banquetLimits.titleMaxLength),
  customerName: requiredLine(banquetLimits.customerNameMaxLength),
  phone: phoneSchema,
  guestsCount: z.number().int().min(1).max(banquetLimits.guestsMax),
  startsAt: momentSchema,
  durationInMinutes: z
    .number()
    .int()
    .min(banquetLimits.durationMinMinutes)
    .max(banquetLimits.durationMaxMinutes),
  /** May be chosen later; a banquet is only transferred with a section and tables. */
  section: namedIdSchema.nullable(),
  tables: z
    .array(namedIdSchema)
    .max(banquetLimits.tablesMax)
    .refine(isEachOnce, issue('issue.tableOnce')),
  comment: text(banquetLimits.commentMaxLength),
  /** Whether the restaurant calls the customer beforehand. */
  shouldRemind: z.boolean(),
});

/** A new banquet. */
export const newBanquetSchema = banquetFieldsSchema.extend({
  section: banquetFieldsSchema.shape.section.default(null),
  tables: banquetFieldsSchema.shape.tables.default([]),
  comment: banquetFieldsSchema.shape.comment.default(''),
  shouldRemind: banquetFieldsSchema.shape.shouldRemind.default(false),
});
/** A new banquet, as it is given. */
export type NewBanquet = z.input<typeof newBanquetSchema>;

/** In what a banquet and its reserve in the restaurant's system can differ. */
export const discrepancyFields = [
  'missing',
  'canceled',
  'startsAt',
  'durationInMinutes',
  'guestsCount',
  'tables',
] as const;
/** In what a banquet and its reserve in the restaurant's system can differ. */
export type DiscrepancyField = (typeof discrepancyFields)[number];

/**
 * One difference, found by reading the restaurant's system: what stands here, and there. `missing` and
 * `canceled` are said of the whole reserve. Times are ISO-8601 UTC, tables are their names.
 */
export const banquetDiscrepancySchema = z.object({
  field: z.enum(discrepancyFields),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
});
/** One difference between a banquet and its reserve. */
export type BanquetDiscrepancy = z.output<typeof banquetDiscrepancySchema>;

/** Attributes of a banquet. */
export const banquetAttributesSchema = z.object({
  title: z.string(),
  status: z.enum(banquetStatuses),
  customerName: z.string(),
  phone: z.string(),
  guestsCount: z.number().int().positive(),
  startsAt: timeSchema,
  durationInMinutes: z.number().int().positive(),
  section: z.object({ id: z.guid(), name: z.string() }).nullable(),
  tables: z.array(banquetTableSchema),
  comment: z.string(),
  shouldRemind: z.boolean(),
  /** Ours, fixed before the reserve is sent for the first time. */
  iikoReserveId: z.guid().nullable(),
  /** How far the reserve has come; null before a first transfer. */
  reserveState: z.enum(reserveStates).nullable(),
  /** What the restaurant's system said last when something did not work; null when all is well. */
  iikoError: z.string().nullable(),
  /** How the reserve differs from the banquet; empty when it does not. */
  drift: z.array(banquetDiscrepancySchema),
  create_at: timeSchema,
  update_at: timeSchema,
  /** Grows with every change; a stale one in an update is refused. */
  version: versionSchema,
});
/** Attributes of a banquet. */
export type BanquetAttributes = z.output<typeof banquetAttributesSchema>;

/** A banquet. */
export const banquetSchema = entity(idSchema, banquetAttributesSchema);
/** A banquet. */
export type Banquet = z.output<typeof banquetSchema>;
