import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';
import {
  PaymentGatewayError,
  unreadableAnswerCode,
  type PaymentErrorKind,
} from '../../ports/payment-gateway-error.ts';
import {
  basicAuthorization,
  callProvider,
  callUrl,
  NoAnswerError,
  type ProviderAnswer,
} from '../provider-call.ts';
import { errorAnswer, processingAnswer } from './yookassa-answers.ts';

export interface YookassaAccess {
  /** `https://api.yookassa.ru/v3`. */
  baseUrl: string;
  shopId: string;
  secretKey: string;
  /** How long one command or question may take in all. @default 10000 */
  timeoutMilliseconds?: number;
}

/** One command, which has a key and a body, or one question, which has neither. */
type YookassaRequest = { path: string } | { path: string; idempotenceKey: string; body: string };

/**
 * Asks YooKassa and reads the answer as the schema says. While it answers "processing", the same
 * call is repeated until the time is up.
 * @throws {PaymentGatewayError}
 */
export type CallYookassa = <Schema extends z.ZodType>(
  request: YookassaRequest,
  schema: Schema,
) => Promise<z.output<Schema>>;

const timeoutMilliseconds = 10_000;
const defaultRetryMilliseconds = 1800;

export function createCallYookassa(access: YookassaAccess): CallYookassa {
  const authorization = basicAuthorization(access.shopId, access.secretKey);

  async function send(request: YookassaRequest, milliseconds: number): Promise<ProviderAnswer> {
    const isCommand = 'body' in request;
    return callProvider({
      method: isCommand ? 'POST' : 'GET',
      url: callUrl(access.baseUrl, request.path),
      headers: {
        authorization,
        ...(isCommand && {
          'content-type': 'application/json',
          'idempotence-key': request.idempotenceKey,
        }),
      },
      ...(isCommand && { body: request.body }),
      timeoutMilliseconds: milliseconds,
    });
  }

  async function sendUntilDone(request: YookassaRequest): Promise<ProviderAnswer> {
    const deadline = performance.now() + (access.timeoutMilliseconds ?? timeoutMilliseconds);
    let lastOutcome: 'processing' | undefined;
    for (;;) {
      const answer = await send(
        request,
        Math.max(Math.ceil(deadline - performance.now()), 1),
      ).catch((error: unknown) => {
        if (!(error instanceof NoAnswerError)) throw error;
        throw unknownOutcome(error.failure, lastOutcome, error);
      });
      if (answer.status !== 202) return answer;
      lastOutcome = 'processing';
      const processing = processingAnswer.safeParse(answer.json);
      const retryMilliseconds = processing.data?.retry_after ?? defaultRetryMilliseconds;
      if (performance.now() + retryMilliseconds >= deadline)
        throw unknownOutcome('timed-out', lastOutcome);
      await wait(retryMilliseconds);
    }
  }

  return async (request, schema) => {
    const answer = await sendUntilDone(request);
    if (answer.status !== 200) throw errorOf(answer);
    const read = schema.safeParse(answer.json);
    if (!read.success) throw unreadableAnswer(read.error);
    return read.data;
  };
}

/**
 * What an error of YooKassa's own means; with any other status, or without YooKassa's body, the answer may
 * come from something in between, and the command may have been carried out.
 * @source protocols/yookassa.md, section 1
 */
const kinds: Partial<Record<number, PaymentErrorKind>> = {
  400: 'refused',
  404: 'refused',
  410: 'refused',
  401: 'auth',
  403: 'auth',
};

function errorOf(answer: ProviderAnswer): PaymentGatewayError {
  const { status } = answer;
  const wire = errorAnswer.safeParse(answer.json).data;
  const code = wire?.code ?? `http_${status}`;
  const kind = status === 429 ? 'rate-limited' : wire && kinds[status];
  if (!kind) return unknownOutcome('answered', code);
  const retryAfterSeconds = Math.ceil((wire?.retry_after ?? 1000) / 1000);
  return new PaymentGatewayError(`YooKassa said no: ${code} (${wire?.description ?? status})`, {
    kind,
    code,
    ...(wire?.parameter !== undefined && { parameter: wire.parameter }),
    ...(status === 429 && { retryAfterSeconds }),
  });
}

/** YooKassa has answered, and what it says cannot be read. */
export function unreadableAnswer(cause?: unknown): PaymentGatewayError {
  return unknownOutcome('answered', unreadableAnswerCode, cause);
}

function unknownOutcome(
  failure: PaymentGatewayError['failure'],
  code?: string,
  cause?: unknown,
): PaymentGatewayError {
  const what = code ?? failure;
  return new PaymentGatewayError(`What YooKassa has done is not known: ${what}`, {
    kind: 'unknown',
    failure,
    cause,
    ...(code !== undefined && { code }),
  });
}
