import { describe, expect, it } from 'vitest';
import { sandboxEndpoints } from '../sandbox/endpoints.ts';
import { readEnvironment } from './config/environment.ts';
import { createProviders } from './providers.ts';

const played = sandboxEndpoints('http://127.0.0.1:1');
const shop = { YOOKASSA_SHOP_ID: '100001', YOOKASSA_SECRET_KEY: 'test_key' };
const register = {
  ...{ YOOKASSA_RECEIPTS: 'on', YOOKASSA_VAT_CODE: '4', YOOKASSA_TAX_SYSTEM_CODE: '2' },
  YOOKASSA_PAYMENT_MODE: 'full_prepayment',
  YOOKASSA_RECEIPT_EMAIL: 'receipts@hotel.example',
};

/** The receipt of a refund of two soaps in this environment, as YooKassa is sent it. */
function sentReceipt(environment: Record<string, string>): unknown {
  const { paymentGateway } = createProviders(readEnvironment(environment), played);
  const soap = { description: 'Мыло', unitPriceKopecks: 15_000, quantity: 2 };
  const body = paymentGateway.composeRefund({
    ...{ paymentId: 'any', amountKopecks: 30_000 },
    receipt: { customer: { phone: '+79990000001' }, lines: [{ ...soap, subject: 'commodity' }] },
  });
  return (JSON.parse(body) as { receipt?: unknown }).receipt;
}

describe('receipts', () => {
  it.each([
    ['the sandbox', {}],
    ['a shop of the hotel’s', shop],
  ])('are sent to %s as the environment says', (_, credentials) => {
    expect(sentReceipt({ ...register, ...credentials })).toMatchObject({
      customer: { email: 'receipts@hotel.example' },
      items: [{ vat_code: 4, payment_mode: 'full_prepayment' }],
      tax_system_code: 2,
    });
  });

  it('have no tax system and are of full payments where nothing is said, and are off by default', () => {
    const receipt = sentReceipt({ ...shop, YOOKASSA_RECEIPTS: 'on' });
    expect(receipt).toMatchObject({ items: [{ vat_code: 1, payment_mode: 'full_payment' }] });
    expect(receipt).not.toHaveProperty('tax_system_code');
    expect(sentReceipt(shop)).toBeUndefined();
  });
});

describe('notifications', () => {
  it('are known by the networks that YooKassa publishes, or by those that are named', () => {
    const networksOf = (environment: Record<string, string>) =>
      createProviders(readEnvironment({ ...shop, ...environment }), played).paymentNetworks;
    expect(networksOf({})).toEqual([
      ...['185.71.76.0/27', '185.71.77.0/27', '77.75.153.0/25', '77.75.154.128/25'],
      ...['77.75.156.11', '77.75.156.35', '2a02:5180::/32'],
    ]);
    expect(networksOf({ YOOKASSA_NETWORKS: '192.0.2.0/24' })).toEqual(['192.0.2.0/24']);
  });
});
