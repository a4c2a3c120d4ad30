import { expect, test } from 'vitest';
import { control, orderFault, startTestSandbox } from '../testing/test-sandbox.ts';

test('offline resets the connection before a byte of an answer, with nothing done, and for no other provider', async () => {
  const sandbox = await startTestSandbox();
  const { baseUrl, shopId, secretKey } = sandbox.endpoints.yookassa;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  const pay = () =>
    fetch(`${baseUrl}/payments`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotence-key': 'key-1' },
      body: JSON.stringify({
        amount: { value: '1500.00', currency: 'RUB' },
        confirmation: { type: 'embedded' },
      }),
    });
  await orderFault(sandbox, 'yookassa', 'offline');
  expect((await control(sandbox, 'GET', 'iiko/reserves')).status).toBe(200);
  await expect(pay()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect((await control(sandbox, 'GET', 'yookassa/payments')).body).toEqual([]);
  expect((await pay()).status).toBe(200);
});
