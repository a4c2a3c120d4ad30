import type { ProviderName } from '@portal/domain/providers';
import { describe, expect, it } from 'vitest';
import { PaymentGatewayError, type PaymentErrorKind } from '../../ports/payment-gateway-error.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { ProviderHealth } from '../../ports/provider-health.ts';
import { SmsSendError, type SmsErrorKind } from '../../ports/sms-sender.ts';
import { observePaymentGateway, observeSmsSender } from './observe-providers.ts';

function listen() {
  const received: string[] = [];
  const health: ProviderHealth = {
    working: (provider: ProviderName) => received.push(`${provider} works`),
    failed: (provider, { code }) => received.push(`${provider}: ${code ?? ''}`),
  };
  return { received, health };
}

describe('an SMS gateway', () => {
  it.each<[SmsErrorKind, string]>([
    ['auth', 'sms: 200'],
    ['no_funds', 'sms: 200'],
    ['provider_down', 'sms: 200'],
    ['unknown', 'sms: 200'],
    ['bad_phone', 'sms works'],
    ['rate_limited', 'sms works'],
    ['duplicate', 'sms works'],
  ])('that refuses for %s: %s', async (kind, expected) => {
    const { received, health } = listen();
    const refusal = new SmsSendError('no', { kind, failure: 'answered', code: '200' });
    const sender = observeSmsSender({ send: () => Promise.reject(refusal) }, health);
    await expect(sender.send({ phone: '+79990000000', text: 'Код' })).rejects.toBe(refusal);
    expect(received).toEqual([expected]);
  });

  it('that takes a message works', async () => {
    const { received, health } = listen();
    const acceptance = { providerMessageId: '1', costKopecks: null };
    const sender = observeSmsSender({ send: async () => acceptance }, health);
    expect(await sender.send({ phone: '+79990000000', text: 'Код' })).toBe(acceptance);
    expect(received).toEqual(['sms works']);
  });
});

describe('a payment provider', () => {
  it.each<[PaymentErrorKind, string]>([
    ['refused', 'yookassa works'],
    ['rate-limited', 'yookassa works'],
    ['auth', 'yookassa: timed-out'],
    ['unknown', 'yookassa: timed-out'],
  ])('that fails with %s: %s', async (kind, expected) => {
    const { received, health } = listen();
    const failure = new PaymentGatewayError('no', { kind, failure: 'timed-out' });
    const gateway = { getPayment: () => Promise.reject(failure) } as unknown as PaymentGateway;
    await expect(observePaymentGateway(gateway, health).getPayment('1')).rejects.toBe(failure);
    expect(received).toEqual([expected]);
  });
});
