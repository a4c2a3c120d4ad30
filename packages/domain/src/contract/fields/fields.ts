import * as z from 'zod';
import { issue } from './issue.ts';
import { isRoubles, unknownPriceRoubles } from '../../money/money.ts';
import { clean } from './clean-text.ts';

/** Largest id the database keeps (PostgreSQL `integer`). */
const maxId = 2_147_483_647;

/** Number of an order, ticket, guest, store, room or product: a positive integer. */
export const idSchema = z.number().int().min(1).max(maxId);

/** The same written into a path. */
export const idInPathSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(idSchema);

/** Most characters of a staff account's id. */
export const staffIdMaxLength = 64;

/** Id of a staff account: a short string. */
export const staffIdSchema = z
  .string()
  .min(1)
  .max(staffIdMaxLength)
  .regex(/^[\w.-]+$/);

/** A time on the wire: ISO-8601, UTC, with `Z`. */
export const timeSchema = z.iso.datetime();

/** A moment in a request: ISO-8601 with any offset, in the years that the database knows. */
export const momentSchema = z.iso.datetime({ offset: true }).refine(
  (moment) => {
    const year = new Date(moment).getUTCFullYear();
    return year >= 1 && year <= 9999;
  },
  issue('issue.year', { from: 1, to: 9999 }),
);

/** Roubles on the wire: a number with at most two decimals, up to ten million. */
export const roublesSchema = z.number().refine(isRoubles, issue('issue.roubles'));

/** A price on the wire: roubles, or −1 for "not known". */
export const priceSchema = z.union([z.literal(unknownPriceRoubles), roublesSchema]);

/** Most pieces of one line. */
export const quantityMax = 99;
/** Pieces of one line: whole, from 1 to {@link quantityMax}. */
export const quantitySchema = z.number().int().min(1).max(quantityMax);

/** Whole characters, and no control characters other than line breaks. */
const written = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]*$/u;

/**
 * A text that a person writes, in several lines or one. It is stored trimmed, composed (NFC) and without characters
 * that have no width, bidi controls among them, save joiners within emoji and in scripts that need them. One that
 * would draw nothing is empty. Its length is judged after that. Refused: control characters other than line breaks,
 * halves of characters.
 *
 * @param maxLength - most UTF-16 units
 * @example
 * ```ts
 * text(20).parse(' Йо\u200bгурт\n'); // 'Йогурт'
 * ```
 */
export function text(maxLength: number): z.ZodString {
  return z.string().overwrite(clean).max(maxLength).regex(written);
}

/** The same, and something of it can be seen. */
export function requiredText(maxLength: number): z.ZodString {
  return text(maxLength).min(1);
}

/** No control characters, line or paragraph separators: with them a name could be read as further lines. */
const writtenOnOneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** A {@link text} that people read on one line (a name, a title, a phone): line breaks are refused. */
export function line(maxLength: number): z.ZodString {
  return z.string().overwrite(clean).max(maxLength).regex(writtenOnOneLine, issue('issue.oneLine'));
}

/** The same, and something of it can be seen. */
export function requiredLine(maxLength: number): z.ZodString {
  return line(maxLength).min(1);
}

/** Most characters of a link. */
export const linkMaxLength = 500;

/** An address on the web that a person may follow, and never a script. */
export const linkSchema = z
  .url({ protocol: /^https?$/ })
  .max(linkMaxLength)
  .regex(written);

/** A picture, or none. */
export const imageSchema = z.object({ url: z.string() }).nullable();
