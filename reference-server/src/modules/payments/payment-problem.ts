import { oneLine } from '@portal/domain/contract';
import type { TextKey } from '@portal/domain/texts';
import { cutText } from '../../kernel/cut-text.ts';
import type { ProblemOptions } from '../../kernel/replies/problem-error.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import { providerProblem } from '../providers/provider-problem.ts';

/** Runs what asks the provider, and turns its failures into refusals of the call. */
export async function answeringProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    const { kind, code, parameter } = error;
    const isFinal = kind === 'refused' || kind === 'auth';
    const reason = [code, parameter].filter((each) => each !== null).join(', ');
    throw providerProblem(error, isFinal ? { text: 'payment.refused', params: { reason } } : {});
  }
}

/** Where the order has what the provider objects to, by how its `parameter` begins, and who can mend it. */
const refusedFields = [
  { start: 'receipt.customer.email', field: 'email', isGuests: true },
  { start: 'receipt.customer.phone', field: 'phone', isGuests: true },
  { start: 'receipt', field: 'products', isGuests: false },
  { start: 'amount', field: 'total', isGuests: false },
] as const;

function refusedFieldOf({ parameter }: PaymentGatewayError) {
  return refusedFields.find(({ start }) => parameter?.startsWith(start));
}

/** Why an order cannot be paid online, where the provider has refused its payment for good; null: it may yet. */
export function finalRefusal(error: unknown): ProblemOptions | null {
  if (!(error instanceof PaymentGatewayError) || error.kind !== 'refused') return null;
  const field = refusedFieldOf(error)?.field;
  if (!field) return { details: [] };
  const text = `payment.refused.${field}` satisfies TextKey;
  return { text, details: [{ path: `data.order.${field}`, message: text }] };
}

const maxRefusal = 300;
/** E-mail addresses and phones, which a provider may quote. */
const personalData = /\S+@[\p{L}\p{N}.-]+|\+?\d[\d\s()-]{8,}\d/gu;

/** What the provider says of a payment that it has refused for good, for staff; null: the guest can mend it. */
export function refusalForStaff(error: PaymentGatewayError): string | null {
  if (error.kind !== 'refused' || refusedFieldOf(error)?.isGuests) return null;
  const reason = [error.parameter, error.message].filter((each) => each !== null).join(': ');
  return cutText(oneLine(reason).replace(personalData, '…'), maxRefusal);
}
