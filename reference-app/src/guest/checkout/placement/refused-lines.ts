import type { Refusal } from '@portal/client';
import { kopecksFromRoubles } from '@portal/domain/money';
import type { CartLine } from '../../cart/lines/cart-lines.ts';

/** A line of the order that the server did not take. */
export interface RefusedLine {
  readonly line: CartLine;
  /** What is the matter with it, as the server says. */
  readonly message: string;
}

/** The lines of a sent order that a refusal names. */
export function refusedLines(
  { details }: Pick<Refusal, 'details'>,
  sent: readonly CartLine[],
): RefusedLine[] {
  return details.flatMap(({ path, message }) => {
    const place = /(?:^|\.)products\.(\d+)$/.exec(path)?.[1];
    const line = place === undefined ? undefined : sent[Number(place)];
    return line ? [{ line, message }] : [];
  });
}

/** A line whose price is no longer the one the guest saw. */
export interface RepricedLine {
  readonly line: CartLine;
  readonly afterKopecks: number;
}

/** The lines of a sent order whose price has changed, by the quote in a refusal. */
export function repricedLines(
  { details }: Pick<Refusal, 'details'>,
  sent: readonly CartLine[],
): RepricedLine[] {
  return details.flatMap(({ path, value }) => {
    const place = /(?:^|\.)products\.(\d+)\.price$/.exec(path)?.[1];
    const line = place === undefined ? undefined : sent[Number(place)];
    if (!line || typeof value !== 'number' || value < 0) return [];
    const afterKopecks = kopecksFromRoubles(value);
    return afterKopecks === line.priceKopecks ? [] : [{ line, afterKopecks }];
  });
}
