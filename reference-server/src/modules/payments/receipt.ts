import type { RefundedLine } from '@portal/domain';
import type { Receipt } from '../../ports/payment-gateway.ts';

/** An order as far as its receipt tells of it. */
export interface ReceiptFacts {
  readonly phone: string;
  readonly email: string | null;
  readonly feeName: string;
  readonly feeKopecks: number;
  readonly lines: readonly {
    readonly name: string;
    readonly priceKopecks: number | null;
    readonly quantity: number;
  }[];
}

/** The receipt of a whole order: its lines as they were frozen, and the fee as a service. */
export function receiptOf({ phone, email, feeName, feeKopecks, lines }: ReceiptFacts): Receipt {
  const fee = {
    description: feeName || 'Сбор',
    unitPriceKopecks: feeKopecks,
    quantity: 1,
    subject: 'service',
  } as const;
  return {
    customer: { phone, ...(email !== null && { email }) },
    lines: [
      ...lines.map(({ name, priceKopecks, quantity }) => ({
        description: name,
        unitPriceKopecks: priceKopecks ?? 0,
        quantity,
        subject: 'commodity' as const,
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
  /** The pieces it is for; null: nobody has said. */
  readonly lines: readonly RefundedLine[] | null;
}

/**
 * The receipt of a part: the pieces it is for, where they come to the amount to the kopeck, else one line
 * with the amount.
 */
export function partialReceiptOf(
  { phone, email, lines }: ReceiptFacts,
  { amountKopecks, description, lines: pieces }: PartOfMoney,
): Receipt {
  const named = (pieces ?? []).flatMap(({ line, quantity }) => {
    const { name, priceKopecks } = lines[line] ?? {};
    return name === undefined
      ? []
      : [{ description: name, unitPriceKopecks: priceKopecks ?? 0, quantity, subject: commodity }];
  });
  const sum = named.reduce((total, each) => total + each.unitPriceKopecks * each.quantity, 0);
  const whole = { description, unitPriceKopecks: amountKopecks, quantity: 1, subject: commodity };
  return {
    customer: { phone, ...(email !== null && { email }) },
    lines: sum === amountKopecks ? named : [whole],
  };
}

const commodity = 'commodity' as const;
