import { isEmail } from '@portal/domain/guests';
import type { RefundedLine } from '@portal/domain/payments';
import { mergeEqualLines } from '@portal/domain/server';
import type { Receipt } from '../../../ports/payment-gateway.ts';

/** The fields of an order that its receipt shows. */
export interface ReceiptContext {
  readonly phone: string;
  readonly email: string | null;
  readonly feeName: string;
  readonly feeKopecks: number;
  readonly lines: readonly {
    readonly name: string;
    readonly priceKopecks: number | null;
    readonly quantity: number;
    /** Absent or null: the hotel's default. */
    readonly vatCode?: number | null;
  }[];
}

/** The receipt of a whole order: its lines as they were frozen, equal ones as one, and the fee as a service. */
export function receiptOf({ phone, email, feeName, feeKopecks, lines }: ReceiptContext): Receipt {
  const fee = {
    description: feeName || 'Сбор',
    unitPriceKopecks: feeKopecks,
    quantity: 1,
    subject: 'service',
  } as const;
  return {
    customer: customerOf(phone, email),
    lines: [
      ...mergeEqualLines(lines).map(({ name, priceKopecks, quantity, vatCode }) => ({
        description: name,
        unitPriceKopecks: priceKopecks ?? 0,
        quantity,
        subject: 'commodity' as const,
        ...ownVat(vatCode),
      })),
      ...(feeKopecks > 0 ? [fee] : []),
    ],
  };
}

/** A part of an order's money. */
export interface PartOfMoney {
  readonly amountKopecks: number;
  /** What the part is, for the payer. */
  readonly description: string;
  /** The pieces it is for; null: unknown. */
  readonly lines: readonly RefundedLine[] | null;
}

/**
 * The receipt of a part: the pieces it is for, where they come to the amount to the kopeck, else one line
 * with the amount.
 */
export function partialReceiptOf(
  { phone, email, lines }: ReceiptContext,
  { amountKopecks, description, lines: pieces }: PartOfMoney,
): Receipt {
  const named = (pieces ?? []).flatMap(({ line, quantity }) => {
    const { name, priceKopecks, vatCode } = lines[line] ?? {};
    if (name === undefined) return [];
    const unitPriceKopecks = priceKopecks ?? 0;
    const piece = { description: name, unitPriceKopecks, quantity, subject: commodity };
    return [{ ...piece, ...ownVat(vatCode) }];
  });
  const sum = named.reduce((total, each) => total + each.unitPriceKopecks * each.quantity, 0);
  // Pieces that nobody has named have a VAT only where all of the order have the same.
  const [vatCode = null, ...others] = new Set(lines.map((line) => line.vatCode ?? null));
  const whole = {
    description,
    unitPriceKopecks: amountKopecks,
    quantity: 1,
    subject: commodity,
    ...ownVat(others.length > 0 ? null : vatCode),
  };
  return {
    customer: customerOf(phone, email),
    lines: sum === amountKopecks ? named : [whole],
  };
}

const commodity = 'commodity' as const;

/** An order may have an address from before the rule was this strict. */
function customerOf(phone: string, email: string | null): Receipt['customer'] {
  return { phone, ...(email !== null && isEmail(email) && { email }) };
}

function ownVat(vatCode: number | null | undefined): { vatCode?: number } {
  return vatCode === null || vatCode === undefined ? {} : { vatCode };
}
