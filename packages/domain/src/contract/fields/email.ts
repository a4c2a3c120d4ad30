import * as z from 'zod';

/** Most characters of an e-mail address. @source RFC 5321 */
export const emailMaxLength = 254;

/**
 * An address as those who send receipts take it: ASCII, up to 64 characters before the @, in parts that a single
 * dot divides, and a host of labels that ends in letters or in punycode.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Without what is copied along with an address: `mailto:`, angle brackets, a comma or dot behind it. What is far
 * longer than an address is left as it is: looking for the end of thousands of marks takes seconds.
 */
function withoutMarks(value: string): string {
  if (value.length > 2 * emailMaxLength) return value;
  return value.replaceAll(/^(?:\s|<|mailto:)+|[\s>.,;]+$/gi, '');
}

/** An e-mail address, without what is copied along with it: `<anna@example.ru>,` is `anna@example.ru`. */
export const emailSchema = z
  .string()
  .overwrite(withoutMarks)
  .max(emailMaxLength)
  .regex(emailPattern);

/** Whether a text is an e-mail address once what is copied along with it is left out. */
export function isEmail(value: string): boolean {
  return emailSchema.safeParse(value).success;
}
