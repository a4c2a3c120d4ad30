import { kopecksFromRoubles } from '@portal/domain/money';
import { paymentMachine } from '@portal/domain/server';
import { decide } from '@portal/domain/state-machine';
import type { RefusedField } from '../../../kernel/replies/problem-error.ts';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import { identityOf, type Actor } from '../../../kernel/actor.ts';
import type { PaymentRow } from '../money/money-rows.ts';
import { lockMoney, recordMoney } from '../money/money-repository.ts';

/** Who may take or release held money. */
export type MoneyActor = Extract<Actor, { role: 'admin' | 'moderator' }>;

/** Why held money is neither taken nor let go. */
export type HeldMoneyRefusal =
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'NOTHING_HELD' }
  | { readonly code: 'INVALID' | 'CAPTURE_UNANSWERED'; readonly details: RefusedField[] };

/** The payment whose money is held, or why there is nothing to be done. */
type FoundHeldMoney =
  | { readonly payment: PaymentRow }
  /** Another amount was asked for, and the provider has not answered whether it was taken. */
  | { readonly unanswered: PaymentRow }
  | { readonly refusal: HeldMoneyRefusal };

/** Writes down what is to become of held money before the provider is asked. */
export type HeldMoneyDecisions = ReturnType<typeof createHeldMoneyDecisions>;

/** Decisions in SQL, the order's row locked first. */
export function createHeldMoneyDecisions(prisma: PrismaClient) {
  return {
    /** @param roubles how many to take; absent: all that is held */
    decide: (
      orderId: number,
      command: 'capture' | 'release',
      actor: MoneyActor,
      roubles?: number,
    ): Promise<FoundHeldMoney> =>
      prisma.$transaction(async (transaction): Promise<FoundHeldMoney> => {
        const money = await lockMoney(transaction, orderId);
        if (!money) return { refusal: { code: 'NOT_FOUND' } };
        const isPossible = ({ status }: PaymentRow) =>
          decide(paymentMachine, status, command, { actor: actor.role }).ok;
        const payment = money.payments.find(isPossible);
        const isAllowed = command === 'release' || money.order.status !== 'canceled';
        if (!payment || !isAllowed) return { refusal: { code: 'NOTHING_HELD' } };
        if (command === 'release') {
          await recordMoney(transaction, money, { to: { release: payment.id } }, identityOf(actor));
          return { payment };
        }

        const { amountKopecks } = payment;
        const capturedKopecks = roubles === undefined ? amountKopecks : kopecksFromRoubles(roubles);
        if (capturedKopecks > amountKopecks) {
          const value = amountKopecks / 100;
          const held = { message: 'issue.held', params: { n: value }, value };
          return { refusal: { code: 'INVALID', details: [{ path: 'data.amount', ...held }] } };
        }
        if (payment.captureAskedAt !== null) {
          return payment.capturedKopecks === capturedKopecks
            ? { payment }
            : { unanswered: payment };
        }
        const input = { capturedKopecks, captureAskedAt: new Date() };
        await transaction.payment.update({ where: { id: payment.id }, data: input });
        await recordMoney(transaction, money, { to: { capturedKopecks } }, identityOf(actor));
        return { payment: { ...payment, ...input } };
      }),
  };
}
