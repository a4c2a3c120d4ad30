import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { SandboxContext } from '../../provider.ts';
import type { CardOnFile, PaymentRecord } from './payment-record.ts';
import type { Shop } from '../shop.ts';
import { declineTextOf, findTestCard, type CardDecline } from './test-cards.ts';

export const cardEntry = z.object({
  token: z.string(),
  number: z
    .string()
    .transform((number) => number.replace(/\D/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{16,19}$/)
        .refine(hasRightCheckDigit),
    ),
  month: z.string().regex(/^(0[1-9]|1[0-2])$/),
  year: z.string().regex(/^\d{2}$/),
  csc: z.string().regex(/^\d{3}$/),
});

export const bankAnswer = z.object({ token: z.string(), code: z.string().trim().min(1) });

/** How a payer's try ended, in the words the payment form needs. */
type AttemptResult =
  | { result: 'paid' }
  | { result: 'bank-question'; attemptId: string }
  /** `isFinal`: the payment is over, another card does not help. */
  | { result: 'declined'; text: string; isFinal: boolean };

/** A card the bank has a question about. Its number is not stored. */
interface OpenAttempt {
  paymentId: string;
  card: CardOnFile;
  decline: CardDecline | null;
}

const unknownCard: CardDecline = { party: 'payment_network', reason: 'invalid_card_number' };

/** What happens between the payer's card and the payment. */
export function createPaymentAttempts(context: SandboxContext, shop: Shop) {
  const openAttempts = context.state.collection<OpenAttempt>('yookassa-attempts');

  function finish(
    payment: PaymentRecord,
    { card, decline }: OpenAttempt,
    usesThreeDSecure: boolean,
  ): AttemptResult {
    if (decline === null) {
      shop.payments.authorise(payment, { card, usesThreeDSecure });
      return { result: 'paid' };
    }
    const isFinal = !shop.cabinet.read().failedAttemptsHandling;
    if (isFinal) shop.payments.cancel(payment, decline, card);
    return { result: 'declined', text: declineTextOf(decline.reason), isFinal };
  }

  return {
    start(payment: PaymentRecord, entry: z.output<typeof cardEntry>): AttemptResult {
      const testCard = findTestCard(entry.number);
      const attempt: OpenAttempt = {
        paymentId: payment.id,
        card: {
          first6: entry.number.slice(0, 6),
          last4: entry.number.slice(-4),
          expiry_month: entry.month,
          expiry_year: `20${entry.year}`,
        },
        decline: decideOn(entry, testCard === undefined ? unknownCard : testCard.decline, context),
      };
      if (!testCard?.needsThreeDSecure) return finish(payment, attempt, false);
      const attemptId = randomUUID();
      openAttempts.put(attemptId, attempt);
      return { result: 'bank-question', attemptId };
    },
    /** The payer has answered the bank's question; any answer will do. Null: no such attempt. */
    answerBank(payment: PaymentRecord, attemptId: string): AttemptResult | null {
      const attempt = openAttempts.get(attemptId);
      if (attempt?.paymentId !== payment.id) return null;
      openAttempts.remove(attemptId);
      return finish(payment, attempt, true);
    },
  };
}

function decideOn(
  entry: z.output<typeof cardEntry>,
  decline: CardDecline | null,
  { clock }: SandboxContext,
): CardDecline | null {
  const now = clock.now();
  const validUntil = new Date(Date.UTC(2000 + Number(entry.year), Number(entry.month), 1));
  return validUntil <= now ? { party: 'payment_network', reason: 'card_expired' } : decline;
}

/** The Luhn check, so that a slip of the finger is caught before the bank is asked. */
function hasRightCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, position) => {
      const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
