import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';

/** The fields of a payment or an error that tests look at. */
export interface WirePayment {
  id: string;
  status: string;
  code: string;
  parameter: string;
  amount: { value: string };
  [field: string]: unknown;
}

interface WireAnswer {
  status: number;
  body: WirePayment;
}

/** Speaks the payment API as the documentation says, without the adapter. */
export type ShopClient = ReturnType<typeof createShopClient>;

interface AttemptAnswer {
  result?: string;
  attemptId?: string;
  isFinal?: boolean;
  text?: string;
  error?: string;
  fields?: string[];
}

export function createShopClient({ endpoints }: Pick<Sandbox, 'endpoints'>) {
  const { baseUrl, shopId, secretKey, widgetUrl } = endpoints.yookassa;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function call(method: string, path: string, key: string | null, body?: object) {
    const response = await fetch(`${baseUrl}/${path}`, {
      method,
      headers: {
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== null && { 'idempotence-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as WirePayment };
  }

  async function callForm(path: string, body: object): Promise<AttemptAnswer> {
    const response = await fetch(new URL(path, widgetUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as AttemptAnswer;
  }

  return {
    get: (path: string): Promise<WireAnswer> => call('GET', path, null),
    post: (path: string, body: object, key: string | null = randomUUID()): Promise<WireAnswer> =>
      call('POST', path, key, body),
    async createPayment(changes: object = {}): Promise<WirePayment> {
      const body = {
        amount: { value: '1500.00', currency: 'RUB' },
        capture: true,
        confirmation: { type: 'embedded' },
        description: 'Order 17',
        metadata: { order_id: '17' },
        ...changes,
      };
      const answer = await call('POST', 'payments', randomUUID(), body);
      if (answer.status !== 200) throw new Error(`No payment: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    /** Pays in the form, as far as the form's own calls go. */
    pay: ({ id }: WirePayment, number: string): Promise<AttemptAnswer> =>
      callForm('attempts', { token: `ct-${id}`, number, month: '12', year: '90', csc: '123' }),
    answerBank: ({ id }: WirePayment, attemptId: string): Promise<AttemptAnswer> =>
      callForm(`attempts/${attemptId}/bank-answer`, { token: `ct-${id}`, code: '1234' }),
  };
}
