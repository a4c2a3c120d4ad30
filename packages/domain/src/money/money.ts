/**
 * Money is whole kopecks. Roubles exist only on the wire, as a number with at most two decimals,
 * and `null` is an amount nobody knows.
 */

/** What a price nobody knows is on the wire. */
export const unknownPriceRoubles = -1;

/** The largest amount the portal handles: ten million roubles, which fits a 32-bit column. */
export const maxKopecks = 1_000_000_000;

/** A language that amounts are written in. */
export type MoneyLocale = 'ru' | 'en';

/** True for a whole number of kopecks from 0 to {@link maxKopecks}; −0 is refused. */
export function isKopecks(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && isInRange(value as number);
}

/**
 * True for an amount of roubles as the wire allows it: 0 to {@link maxKopecks} kopecks, at most two
 * decimals. Refuses NaN, Infinity, −0, 0.005 and sums with float drift such as 0.1 + 0.2.
 */
export function isRoubles(value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value) || Object.is(value, -0)) return false;
  const kopecks = Math.round(value * 100);
  return isInRange(kopecks) && kopecks / 100 === value;
}

function isInRange(kopecks: number): boolean {
  return kopecks >= 0 && kopecks <= maxKopecks;
}

/** @throws RangeError when `roubles` is not an amount by {@link isRoubles}. */
export function kopecksFromRoubles(roubles: number): number {
  if (!isRoubles(roubles)) {
    throw new RangeError(
      `${roubles} is not an amount in roubles: give 0 to ${maxKopecks / 100} with at most two decimals.`,
    );
  }
  return Math.round(roubles * 100);
}

/** @throws RangeError when `kopecks` is not an amount by {@link isKopecks}. */
export function roublesFromKopecks(kopecks: number): number {
  return checkedKopecks(kopecks) / 100;
}

/**
 * A price on the wire as kopecks; −1 is unknown and becomes `null`.
 * @throws RangeError for anything else that is not an amount in roubles.
 */
export function priceFromWire(roubles: number): number | null {
  return roubles === unknownPriceRoubles ? null : kopecksFromRoubles(roubles);
}

/** A price for the wire: roubles, or −1 when it is not known. */
export function priceToWire(kopecks: number | null): number {
  return kopecks === null ? unknownPriceRoubles : roublesFromKopecks(kopecks);
}

/**
 * An amount as payment providers write it: `150050` is `'1500.50'`.
 * @throws RangeError when `kopecks` is not an amount.
 */
export function decimalFromKopecks(kopecks: number): string {
  const digits = String(checkedKopecks(kopecks)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads an amount as payment providers write it, `'1500.50'` or `'1500'`.
 * @throws RangeError when the text is not such an amount.
 */
export function kopecksFromDecimal(decimal: string): number {
  const match = /^([0-9]{1,9})(?:\.([0-9]{1,2}))?$/.exec(decimal);
  if (!match) throw new RangeError(`"${decimal}" is not a decimal amount such as 1500.50.`);
  const [, roubles = '', fraction = ''] = match;
  return checkedKopecks(Number(roubles + fraction.padEnd(2, '0')));
}

/**
 * Adds amounts up. One unknown amount makes the whole sum unknown.
 * @throws RangeError when an amount or the sum is out of bounds.
 */
export function sumKopecks(amounts: Iterable<number | null>): number | null {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = checkedKopecks(sum + checkedKopecks(amount));
  }
  return sum;
}

/**
 * The price of several pieces; unknown stays unknown.
 * @throws RangeError when the quantity is not a whole number of 0 or more, or the result is out of bounds.
 */
export function multiplyKopecks(kopecks: number | null, quantity: number): number | null {
  if (!Number.isInteger(quantity) || quantity < 0) {
    throw new RangeError(`${quantity} is not a quantity: give a whole number of 0 or more.`);
  }
  return kopecks === null ? null : checkedKopecks(checkedKopecks(kopecks) * quantity);
}

/**
 * A share of an amount, rounded half up to the whole kopeck.
 * @param percent 0 to 100 with at most two decimals.
 * @throws RangeError when the amount or the percentage is out of bounds.
 */
export function percentOfKopecks(kopecks: number, percent: number): number {
  if (!isRoubles(percent) || percent > 100) {
    throw new RangeError(
      `${percent} is not a percentage: give 0 to 100 with at most two decimals.`,
    );
  }
  const hundredthsOfPercent = Math.round(percent * 100);
  return Math.floor((checkedKopecks(kopecks) * hundredthsOfPercent + 5_000) / 10_000);
}

/** An amount for people: `1 490 ₽`, `1 490,50 ₽`, and `—` when it is not known. Spaces do not break. */
export function formatMoney(kopecks: number | null, locale: MoneyLocale = 'ru'): string {
  if (kopecks === null) return '—';
  const decimals = kopecks % 100 === 0 ? 0 : 2;
  const amount = formatterOf(locale, decimals).format(roublesFromKopecks(kopecks));
  return `${amount}\u00a0₽`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Formatters are dear to make: each is made once, when it is first wanted. */
function formatterOf(locale: MoneyLocale, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, made);
  return made;
}

function checkedKopecks(kopecks: number): number {
  if (isKopecks(kopecks)) return kopecks;
  throw new RangeError(
    `${kopecks} is not an amount in kopecks: give a whole number from 0 to ${maxKopecks}.`,
  );
}
