import { expect, test } from 'vitest';
import { createShopClient } from '../../testing/shop-client.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';

const item = {
  description: 'Плед',
  amount: { value: '500.00', currency: 'RUB' },
  quantity: 2,
  vat_code: 1,
  payment_subject: 'commodity',
  payment_mode: 'full_payment',
};
const fee = { ...item, description: 'Сервисный сбор', quantity: 1, payment_subject: 'service' };
const receipt = { customer: { phone: '79990000000' }, items: [item, fee] };
const payment = {
  amount: { value: '1500.00', currency: 'RUB' },
  capture: true,
  confirmation: { type: 'embedded' },
};

async function openFiscalShop() {
  const sandbox = await startTestSandbox();
  await control(sandbox, 'PUT', 'yookassa/settings', { fiscalization: true });
  return { ...createShopClient(sandbox), sandbox };
}

test('takes a receipt that adds up', async () => {
  const shop = await openFiscalShop();
  const { status, body } = await shop.post('payments', { ...payment, receipt });
  expect(status).toBe(200);
  expect(body).toMatchObject({ receipt_registration: 'pending' });
});

test.each([
  ['is missing', undefined],
  ['does not add up', { ...receipt, items: [item] }],
  ['has no customer', { ...receipt, customer: {} }],
  ['has a phone with a plus', { ...receipt, customer: { phone: '+79990000000' } }],
  ['has an unknown VAT code', { ...receipt, items: [item, { ...fee, vat_code: 13 }] }],
])('refuses a payment whose receipt %s', async (_, wrong) => {
  const shop = await openFiscalShop();
  const { status, body } = await shop.post('payments', { ...payment, receipt: wrong });
  expect(status).toBe(400);
  expect(body.parameter).toMatch(/^receipt/);
});

test('wants a receipt of its own for a part that is refunded', async () => {
  const shop = await openFiscalShop();
  const created = await shop.createPayment({ receipt });
  await shop.pay(created, '5555555555554444');
  const part = { payment_id: created.id, amount: { value: '500.00', currency: 'RUB' } };
  expect((await shop.post('refunds', part)).body).toMatchObject({ parameter: 'receipt' });
  const ownReceipt = { ...receipt, items: [fee] };
  expect((await shop.post('refunds', { ...part, receipt: ownReceipt })).status).toBe(200);
});

test.each([
  ['no e-mail', receipt, 'receipt.customer.email'],
  [
    '81 lines',
    {
      customer: { email: 'anna@example.test' },
      items: [
        ...Array(80).fill({ ...fee, amount: { value: '1.00', currency: 'RUB' } }),
        {
          ...fee,
          amount: { value: '1420.00', currency: 'RUB' },
        },
      ],
    },
    'receipt.items',
  ],
])('refuses %s where YooKassa itself issues the receipts', async (_, wrong, parameter) => {
  const shop = await openFiscalShop();
  expect((await shop.post('payments', { ...payment, receipt: wrong })).status).toBe(200);
  await control(shop.sandbox, 'PUT', 'yookassa/settings', { receiptService: 'yookassa' });
  const { status, body } = await shop.post('payments', { ...payment, receipt: wrong });
  expect([status, body.parameter]).toEqual([400, parameter]);
});
