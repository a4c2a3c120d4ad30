import { maxReceiptLines } from '@portal/domain/server';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import { cutText } from '../../kernel/cut-text.ts';
import type { Receipt } from '../../ports/payment-gateway.ts';
import { amountOf } from './wire-amount.ts';

/** How the hotel issues fiscal receipts (54-FZ). */
export interface ReceiptSettings {
  /** 1 without VAT, 2 0 %, 3 10 %, 4 20 %, 5 10/110, 6 20/120, 7 5 %, 8 7 %, 9 5/105, 10 7/107. */
  vatCode: number;
  /** Where receipts go whose payer has given no e-mail; absent: to the phone. */
  fallbackEmail?: string;
  /** 1–6; only for a cash register of the hotel's own. */
  taxSystemCode?: number;
  /** @default 'full_payment' */
  paymentMode?: 'full_prepayment' | 'full_payment';
}

const maxDescription = 128;

/**
 * The receipt as YooKassa takes it.
 * @throws {PaymentGatewayError} `refused`, before anything is sent, when its lines do not add up
 * to the amount or there are too many of them: the tax office would have to be told otherwise.
 */
export function wireReceiptOf(
  receipt: Receipt,
  amountKopecks: number,
  settings: ReceiptSettings,
): object {
  const sumKopecks = receipt.lines.reduce(
    (sum, line) => sum + line.unitPriceKopecks * line.quantity,
    0,
  );
  if (sumKopecks !== amountKopecks) {
    throw illegal(`its lines add up to ${sumKopecks} kopecks, the amount is ${amountKopecks}`);
  }
  const lines = receipt.lines.filter((line) => line.unitPriceKopecks > 0);
  if (lines.length > maxReceiptLines) {
    throw illegal(`it has more than ${maxReceiptLines} lines`);
  }

  const { phone, email = settings.fallbackEmail } = receipt.customer;
  const { vatCode, taxSystemCode, paymentMode = 'full_payment' } = settings;
  return {
    customer: {
      ...(phone !== undefined && { phone: phone.replace(/\D/g, '') }),
      ...(email !== undefined && { email }),
    },
    items: lines.map((line) => ({
      description: cutText(line.description, maxDescription),
      amount: amountOf(line.unitPriceKopecks),
      quantity: line.quantity,
      vat_code: line.vatCode ?? vatCode,
      payment_subject: line.subject,
      payment_mode: paymentMode,
    })),
    ...(taxSystemCode !== undefined && { tax_system_code: taxSystemCode }),
  };
}

function illegal(why: string): PaymentGatewayError {
  return new PaymentGatewayError(`The receipt cannot be issued: ${why}`, {
    kind: 'refused',
    code: 'illegal_receipt',
    parameter: 'receipt',
  });
}
