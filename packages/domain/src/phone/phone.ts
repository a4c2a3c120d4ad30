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

/** With the bidi controls that phones put around a number that is copied from their contacts. */
const separators = /[\s()[\]{}\-‐‑‒–—−\p{Bidi_C}]/gu;
const nationalDigits = 10;

/**
 * Brings a phone as people type or paste it to `+7` and ten digits: brackets, dashes and spaces go,
 * a leading 8 becomes `+7`, and so do a bare 7 before ten digits and a bare mobile number (9…).
 * Anything else comes back without its separators; {@link isPhone} then says no.
 */
export function normalizePhone(input: string): string {
  const compact = input.replace(separators, '');
  if (compact.startsWith('8')) return `+7${compact.slice(1)}`;
  if (/^7[0-9]{10}$/.test(compact)) return `+${compact}`;
  if (/^9[0-9]{9}$/.test(compact)) return `+7${compact}`;
  return compact;
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
 * Formats what stands in a phone field while it is typed, as far as the digits go: `9` gives
 * `+7 (9`, a full number the whole mask. Separators are never left dangling at the end, so that
 * backspace always removes a digit. Further digits are dropped.
 */
export function formatPhoneInput(input: string): string {
  const digits = input.replace(/[^0-9]/g, '');
  if (digits === '') return '';
  const withoutPrefix = /^[78]/.test(digits) ? digits.slice(1) : digits;
  // A whole number pasted behind a prefix that already stands in the field: +7 (89991234567
  const national = /^[78]9[0-9]{9}$/.test(withoutPrefix) ? withoutPrefix.slice(1) : withoutPrefix;
  return maskNational(national.slice(0, nationalDigits));
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
