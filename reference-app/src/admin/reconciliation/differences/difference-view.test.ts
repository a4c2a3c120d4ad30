import { describe, expect, it } from 'vitest';
import { confirmationOf, doneBy, doneLabel, returnable, writtenSum } from './difference-view.ts';
import type { AdminDifference } from '../reconciliation-queries.ts';
import { createAppTexts } from '../../../shared/texts/app-catalogue.ts';

const texts = createAppTexts('ru');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const unknown: AdminDifference = {
  id: 1,
  kind: 'payment-unknown',
  orderId: 17,
  paymentId: '2d9c',
  refundId: null,
  amount: 1500,
  ours: null,
  theirs: { status: 'succeeded', amount: 1500, refunded: 400.1 },
  fields: [],
  acts: ['adopt', 'refund', 'note'],
  since: '2026-11-23T06:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  act: null,
  note: '',
};
const owed: AdminDifference = { ...unknown, kind: 'refund-owed', theirs: null };

describe('before money moves', () => {
  it('names what is still there to go back', () => {
    expect(returnable(unknown)).toBe(1099.9);
    expect(returnable(owed)).toBe(1500);
    const { title, description, confirm } = confirmationOf(texts, unknown, 'refund');
    expect(plain(title)).toBe('Вернуть 1 099,90 ₽?');
    expect(plain(confirm)).toBe('Вернуть 1 099,90 ₽');
    expect(description).toContain('тому, кто заплатил');
  });

  it('says of held money that it is let go, and of owed money to whom it goes', () => {
    const held = { ...unknown, theirs: { ...unknown.theirs!, status: 'waiting_for_capture' } };
    expect(confirmationOf(texts, held as AdminDifference, 'refund').description).toContain(
      'удержаны',
    );
    expect(confirmationOf(texts, owed, 'refund').description).toContain('заказа #17');
  });

  it('says of a rejected refund that it is given up, or asked for once more', () => {
    const rejected = { ...owed, kind: 'refund-rejected' } as const;
    const { title, description, confirm } = confirmationOf(texts, rejected, 'adopt');
    expect([plain(title), confirm]).toEqual(['Не возвращать 1 500 ₽?', 'Не возвращать']);
    expect(description).toContain('заказа #17');
    expect(confirmationOf(texts, rejected, 'refund').description).toContain('ещё раз');
  });

  it('says what follows from adopting a payment or a refund', () => {
    const payment = confirmationOf(texts, unknown, 'adopt');
    expect([plain(payment.title), payment.confirm]).toEqual(['Учесть 1 500 ₽?', 'Учесть']);
    expect(payment.description).toContain('станет оплатой заказа #17');
    const refund = confirmationOf(texts, { ...unknown, refundId: 'r1' }, 'adopt');
    expect(refund.description).toContain('запишет возврат');
  });
});

describe('what was done', () => {
  it.each([
    ['payment-unknown', 'adopt', 'Учтено'],
    ['payment-unknown', 'refund', 'Деньги возвращены'],
    ['payment-unknown', 'note', 'Отмечено'],
    ['refund-owed', 'note', 'Вернули вне портала'],
    ['refund-rejected', 'note', 'Вернули вне портала'],
    ['refund-rejected', 'adopt', 'Решили не возвращать'],
    ['refund-differs', null, 'Сошлось'],
  ] as const)('of %s by %s is "%s"', (kind, act, expected) => {
    expect(doneLabel(texts, { kind, act })).toBe(expected);
  });

  it('names who did it', () => {
    expect(doneBy(texts, { resolvedBy: 'Мария' })).toBe('Мария');
    expect(doneBy(texts, { resolvedBy: 'system' })).toBe('портал сам');
  });
});

it('writes sums that are more than one payment can be', () => {
  expect(plain(writtenSum(12_480_000.5, 'ru'))).toBe('12 480 000,50 ₽');
  expect(plain(writtenSum(12_480_000, 'ru'))).toBe('12 480 000 ₽');
});
