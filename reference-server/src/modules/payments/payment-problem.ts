import { createTexts, type ProblemDetail } from '@portal/domain';
import { ProblemError } from '../../kernel/problem-error.ts';
import type { Locale } from '../../kernel/problem-reply.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';
import type { ProviderFailure } from '../../ports/provider-failure.ts';

const codes = {
  answered: 'PROVIDER_ERROR',
  unreachable: 'PROVIDER_UNAVAILABLE',
  'timed-out': 'PROVIDER_TIMEOUT',
} as const satisfies Record<ProviderFailure, string>;

/** Seconds until it is worth asking the provider again, where it does not say. */
const retryAfterSeconds = 10;

/** Runs what asks the provider, and turns its failures into refusals of the call. */
export async function answeringProblems<Result>(
  locale: Locale,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    const { kind, failure, code, parameter } = error;
    const isBusy = kind === 'rate-limited';
    const isFinal = kind === 'refused' || kind === 'auth';
    const reason = [code, parameter].filter((each) => each !== null).join(', ');
    throw new ProblemError(isBusy ? 'PROVIDER_UNAVAILABLE' : codes[failure], {
      cause: error,
      ...(isFinal && { text: createTexts({ locale }).t('payment.refused', { reason }) }),
      ...((isBusy || failure === 'unreachable') && {
        retryAfterSeconds: error.retryAfterSeconds ?? retryAfterSeconds,
      }),
    });
  }
}

/** Where the order has what the provider objects to, by how its `parameter` begins. */
const refusedFields = [
  ['receipt.customer.email', 'email'],
  ['receipt.customer.phone', 'phone'],
  ['receipt', 'products'],
  ['amount', 'total'],
] as const;

/** Why an order cannot be paid online, where the provider has refused its payment for good; null: it may yet. */
export function finalRefusal(
  error: unknown,
  locale: Locale,
): { readonly text: string; readonly details: ProblemDetail[] } | null {
  if (!(error instanceof PaymentGatewayError) || error.kind !== 'refused') return null;
  const { parameter } = error;
  const [, field] = refusedFields.find(([start]) => parameter?.startsWith(start)) ?? [];
  const { t } = createTexts({ locale });
  const text = field ? t(`payment.refused.${field}`) : t('problem.NOT_PAYABLE_ONLINE');
  return { text, details: field ? [{ path: `data.order.${field}`, message: text }] : [] };
}
