import { expect, test } from 'vitest';
import { createShopClient } from '../testing/shop-client.ts';
import { control, orderFault, startTestSandbox } from '../testing/test-sandbox.ts';

const body = {
  amount: { value: '1500.00', currency: 'RUB' },
  confirmation: { type: 'embedded' },
};

async function askThroughProxy(fault: string) {
  const sandbox = await startTestSandbox();
  const { baseUrl, shopId, secretKey } = sandbox.endpoints.yookassa;
  await orderFault(sandbox, 'yookassa', fault);
  const response = await fetch(`${baseUrl}/payments`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
      'content-type': 'application/json',
      'idempotence-key': 'key-1',
    },
    body: JSON.stringify(body),
  });
  const payments = (await control(sandbox, 'GET', 'yookassa/payments')).body as { id: string }[];
  return { sandbox, response, payments };
}

test.each([
  ['proxy-404', 404],
  ['proxy-408', 408],
  ['proxy-409', 409],
])('%s answers with a page of its own, and nothing is done', async (fault, status) => {
  const { response, payments } = await askThroughProxy(fault);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch('text/html');
  expect(payments).toEqual([]);
});

test('proxy-409-after-commit answers like that although it is done', async () => {
  const { sandbox, response, payments } = await askThroughProxy('proxy-409-after-commit');
  expect(response.status).toBe(409);
  expect(await response.text()).toMatch('<html>');
  expect(payments).toHaveLength(1);
  const again = await createShopClient(sandbox).post('payments', body, 'key-1');
  expect(again.body.id).toBe(payments[0]!.id);
});
