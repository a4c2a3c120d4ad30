import { oneLine, type ProblemDetail } from '@portal/domain/contract';
import { createTexts } from '@portal/domain/texts';
import { cutText } from '../../kernel/cut-text.ts';
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
export function finalRefusal(
  error: unknown,
  locale: Locale,
): { readonly text: string; readonly details: ProblemDetail[] } | null {
  if (!(error instanceof PaymentGatewayError) || error.kind !== 'refused') return null;
  const field = refusedFieldOf(error)?.field;
  const { t } = createTexts({ locale });
  const text = field ? t(`payment.refused.${field}`) : t('problem.NOT_PAYABLE_ONLINE');
  return { text, details: field ? [{ path: `data.order.${field}`, message: text }] : [] };
}

const maxRefusal = 300;
/** E-mail addresses and phones, which a provider may quote. */
const personalData = /\S+@[\p{L}\p{N}.-]+|\+?\d[\d\s()-]{8,}\d/gu;

/** What the provider says of a payment that it has refused for good, for staff; null: the guest can mend it. */
export function refusalForStaff(error: PaymentGatewayError): string | null {
  if (error.kind !== 'refused' || refusedFieldOf(error)?.isGuests) return null;
  const said = [error.parameter, error.message].filter((each) => each !== null).join(': ');
  return cutText(oneLine(said).replace(personalData, '…'), maxRefusal);
}
