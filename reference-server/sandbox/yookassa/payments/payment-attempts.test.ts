import { expect, test } from 'vitest';
import { createShopClient } from '../../testing/shop-client.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';
import { testCards } from './test-cards.ts';

async function openShop(settings: object = {}) {
  const sandbox = await startTestSandbox();
  await control(sandbox, 'PUT', 'yookassa/settings', settings);
  return { sandbox, shop: createShopClient(sandbox) };
}

test('every documented test card pays or is declined with its reason', async () => {
  const { shop } = await openShop({ failedAttemptsHandling: false });
  expect(testCards).toHaveLength(6 + 13 * 3);
  for (const { number, needsThreeDSecure, decline } of testCards) {
    const payment = await shop.createPayment();
    let answer = await shop.pay(payment, number);
    expect(answer.result === 'bank-question').toBe(needsThreeDSecure);
    if (answer.attemptId) answer = await shop.answerBank(payment, answer.attemptId);
    const { body } = await shop.get(`payments/${payment.id}`);
    if (decline === null) {
      expect(answer).toEqual({ result: 'paid' });
      expect(body.status).toBe('succeeded');
    } else {
      expect(answer).toEqual({ result: 'declined', text: expect.any(String), isFinal: true });
      expect(body).toMatchObject({ status: 'canceled', cancellation_details: decline });
    }
  }
});

test('a declined payer may try another card while failed attempts are handled', async () => {
  const { shop } = await openShop();
  const payment = await shop.createPayment();
  const declined = await shop.pay(payment, '5555555555554600');
  expect(declined).toMatchObject({ result: 'declined', isFinal: false });
  expect((await shop.get(`payments/${payment.id}`)).body.status).toBe('pending');
  expect(await shop.pay(payment, '4111111111111111')).toEqual({ result: 'paid' });
});

test('pays once: the token is used up', async () => {
  const { shop } = await openShop();
  const payment = await shop.createPayment();
  await shop.pay(payment, '4111111111111111');
  expect(await shop.pay(payment, '4111111111111111')).toEqual({ error: 'token_expired' });
});

test('an open bank question pays nothing until it is answered, and only once', async () => {
  const { shop } = await openShop();
  const payment = await shop.createPayment();
  const other = await shop.createPayment();
  const { attemptId } = await shop.pay(payment, '5555555555554477');
  expect((await shop.get(`payments/${payment.id}`)).body.status).toBe('pending');
  expect(await shop.answerBank(other, attemptId!)).toEqual({ error: 'invalid_token' });
  expect(await shop.answerBank(payment, attemptId!)).toEqual({ result: 'paid' });
  expect(await shop.answerBank(payment, attemptId!)).toEqual({ error: 'token_expired' });
});

test('names the fields of a card that cannot be', async () => {
  const { shop } = await openShop();
  const payment = await shop.createPayment();
  expect(await shop.pay(payment, '5555555555554445')).toEqual({
    error: 'invalid_card',
    fields: ['number'],
  });
});

test('declines a card that is not a test card', async () => {
  const { shop } = await openShop();
  const payment = await shop.createPayment();
  expect(await shop.pay(payment, '4242424242424242')).toMatchObject({ result: 'declined' });
});
