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
