/** Countries that share the `+7` numbering plan. */
export const phoneCountries = ['RU', 'KZ'] as const;

/** A country of the `+7` numbering plan. */
export type PhoneCountry = (typeof phoneCountries)[number];

/** Which numbers the portal accepts. */
export interface PhonePolicy {
  /** Countries that may sign in. */
  readonly countries: readonly PhoneCountry[];
  /** `mobile` refuses landlines, which receive no SMS. */
  readonly lines: 'mobile' | 'any';
}

/** Russian mobile phones: what else there is receives no SMS, or at a price. */
export const defaultPhonePolicy: PhonePolicy = { countries: ['RU'], lines: 'mobile' };

/** Length of a normalised phone: `+7` and ten digits. */
export const phoneLength = 12;

/** The input mask, `0` standing for any digit. */
export const phoneMask = '+7 (000) 000-00-00';

/**
 * Spaces, brackets, dashes, dots and slashes between digits, and what draws nothing: the bidi controls
 * that phones put around a number of their contacts, zero-width spaces, soft hyphens.
 */
const separators = /[\s\p{DI}\p{Pd}\p{Ps}\p{Pe}−./\\~·•_'’．／～]/gu;

/** Writes the digits of every script as 0–9: `٩١٦` and `９１６` as `916`. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode keeps the ten digits of a script together, from its nought on.
    const point = digit.codePointAt(0) ?? 0;
    let first = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((point - first) % 10);
  });
}

/**
 * Brings a phone as people type or paste it to E.164. Digits of any script are read, separators and
 * `tel:` go, and `00`, `810` or `8~10` that dial abroad become `+`. A leading 8 becomes `+7`, and so do
 * a bare 7 before ten digits and a bare mobile number (9…). A number of another country keeps its code,
 * and anything else comes back without its separators; {@link isPhone} then says no.
 *
 * @example
 * ```ts
 * normalizePhone('8 (999) 123-45-67'); // '+79991234567'
 * normalizePhone('8~10~7 999 123 45 67'); // '+79991234567'
 * normalizePhone('00 998 90 123 45 67'); // '+998901234567', which is no phone here
 * ```
 */
export function normalizePhone(input: string): string {
  const phone = latinDigits(input)
    .replace(separators, '')
    .replace(/^tel:/i, '')
    .replaceAll('＋', '+')
    // A whole number behind a prefix that already stood there: +7+7999…, and below +7 8999…
    .replace(/^\+?[78]?(?=\+)/, '')
    .replace(/^(?:00|810)/, '+')
    .replace(/^8/, '+7')
    .replace(/^(?:\+?7)[78](?=9[0-9]{9}$)/, '+7');
  if (/^7[0-9]{10}$/.test(phone)) return `+${phone}`;
  return /^9[0-9]{9}$/.test(phone) ? `+7${phone}` : phone;
}

/**
 * What to look for in phones that are kept as E.164 when somebody types a phone or a part of it: as it
 * is dialled, and as it was typed, for a leading 8 may be a country's or the fourth digit from the end.
 * Empty for what is no phone, and below `minDigits`.
 */
export function phoneSearches(typed: string, minDigits = 1): string[] {
  const phone = normalizePhone(typed);
  const digits = latinDigits(typed).replace(/[^0-9]/g, '');
  if (!/^\+?[0-9]*$/.test(phone) || digits.length < minDigits) return [];
  if (/[+＋]/.test(typed)) return [phone];
  return [...new Set([phone, digits])].filter((search) => search !== '+');
}

/**
 * What keeps a phone as it is written so far from ever being sent: `foreign` for a number of another
 * country, and for a whole one of none of `countries`; `unreadable` for letters, and digits too many or
 * without +7. Null for a whole number, and for one that is not finished.
 */
export function phoneError(
  written: string,
  countries?: readonly PhoneCountry[],
): 'foreign' | 'unreadable' | null {
  const phone = normalizePhone(written);
  if (/^\+(?!7)[0-9]+$/.test(phone)) return 'foreign';
  if (isPhone(phone)) {
    const country = phoneCountry(phone);
    const isTaken = !countries || (country !== null && countries.includes(country));
    return isTaken ? null : 'foreign';
  }
  return /^(?:|0|\+|\+?7[0-9]{0,9}|9[0-9]{0,8})$/.test(phone) ? null : 'unreadable';
}

/** True for a normalised phone: E.164, `+7` and ten digits, {@link phoneLength} characters. */
export function isPhone(phone: string): boolean {
  return /^\+7[0-9]{10}$/.test(phone);
}

/** Abkhazia's and South Ossetia's areas: they look Russian, and are charged as calls abroad. */
const areasAbroad = /^\+7(840|850|940)/;

/** The country of a normalised phone, or `null` when it is not a phone, or one of neither country. */
export function phoneCountry(phone: string): PhoneCountry | null {
  if (!isPhone(phone) || areasAbroad.test(phone)) return null;
  return /^\+7[67]/.test(phone) ? 'KZ' : 'RU';
}

/** True when a normalised phone belongs to an allowed country and kind of line. */
export function isAllowedPhone(phone: string, policy: PhonePolicy = defaultPhonePolicy): boolean {
  const country = phoneCountry(phone);
  if (country === null || !policy.countries.includes(country)) return false;
  return policy.lines === 'any' || isMobile(phone);
}

function isMobile(phone: string): boolean {
  return /^\+7(9|70|74[07]|77[0-8])/.test(phone);
}

/** Shows a phone as `+7 (999) 123-45-67`; what is not a phone comes back unchanged. */
export function formatPhone(phone: string): string {
  const normalized = normalizePhone(phone);
  return isPhone(normalized) ? maskNational(normalized.slice(2)) : phone;
}

/**
 * The digits after +7 as far as they are written, at most ten: `8 916 1` has `9161`. Null for nothing,
 * and for what cannot be read as a number of `+7`, finished or not.
 */
export function nationalDigits(written: string): string | null {
  const found = /^(?:\+?7([0-9]{0,10})|(9[0-9]{0,9}))$/.exec(normalizePhone(written));
  return found && (found[1] ?? found[2] ?? '');
}

/**
 * Formats what stands in a phone field while it is typed, as far as the digits go: `9` gives
 * `+7 (9`, a full number the whole mask. Separators are never left dangling at the end, so that
 * backspace always removes a digit. What cannot be read as a number of `+7` stays as it is written: no
 * digit is dropped, and no number of another country becomes one of ours.
 */
export function formatPhoneInput(input: string): string {
  const national = nationalDigits(input);
  if (national !== null) return maskNational(national);
  return normalizePhone(input) === '' ? '' : input;
}

function maskNational(national: string): string {
  const [area, first, second, third] = [
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 8),
    national.slice(8),
  ];
  let masked = '+7';
  if (area) masked += ` (${area}`;
  if (first) masked += `) ${first}`;
  if (second) masked += `-${second}`;
  if (third) masked += `-${third}`;
  return masked;
}
