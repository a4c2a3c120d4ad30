import { sortPriorityMax } from '@portal/domain/contract';
import { isRoubles, unknownPriceRoubles } from '@portal/domain/money';

/** An amount as it is written in a field: «1 490,5». */
const amount = /^\d+(?:[.,]\d{1,2})?$/;
const whole = /^[+−-]?\d+$/;

/** The amount that is written, with at most two decimals; null for anything else. */
export function readAmount(written: string): number | null {
  const digits = written.replace(/[\s\u00a0\u202f₽]/g, '');
  if (!amount.test(digits)) return null;
  const value = Number(digits.replace(',', '.'));
  return isRoubles(value) ? value : null;
}

/** The amount that is written, more than nothing and at most so much; null for anything else. */
export function readAmountUpTo(written: string, atMost: number): number | null {
  const value = readAmount(written);
  return value !== null && value > 0 && value <= atMost ? value : null;
}

/** The price that is written: −1 where nothing is, null for what is no price. */
export function readPrice(written: string): number | null {
  return written.trim() === '' ? unknownPriceRoubles : readAmount(written);
}

/** A price as it is written in a field; nothing for one that is not known. */
export function writePrice(roubles: number): string {
  return roubles === unknownPriceRoubles ? '' : writeAmount(roubles);
}

/** An amount as it is written in a field: whole, or with both decimals. */
export function writeAmount(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',');
}

/** The place in an order that is written; null for what is none. */
export function readPlace(written: string): number | null {
  const typed = written.trim();
  if (typed === '') return 0;
  if (!whole.test(typed)) return null;
  const place = Number(typed.replace('−', '-'));
  return Math.abs(place) <= sortPriorityMax ? place : null;
}
