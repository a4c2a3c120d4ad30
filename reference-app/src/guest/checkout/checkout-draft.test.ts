import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/memory-storage.ts';
import type { CartLine } from '../cart/lines/cart-lines.ts';
import {
  checkoutErrors,
  dropDraft,
  rememberedEmail,
  rememberEmail,
  saveDraft,
  storedDraft,
  orderOf,
  refusedFields,
  type CheckoutDraft,
  type ReceiptRules,
} from './checkout-draft.ts';
import type { PaymentChoice } from './payment/payment-choice.ts';

const draft = {
  roomId: 5,
  phone: '+79123456789',
  email: '',
  comment: 'После бани',
  payment: 'external:yookassa',
} as const satisfies CheckoutDraft;
const offered = { roomIds: [5, 6], payments: ['external:yookassa', 'cash'] } as const;
const line = {
  key: '7',
  item: { id: 7, quantity: 2 },
  name: 'Хлеб',
  options: [],
  imageUrl: undefined,
  priceKopecks: 26050,
  quantity: 2,
  error: null,
} satisfies CartLine;

describe('a draft', () => {
  it('is kept per store until the order is placed', () => {
    const storage = memoryStorage();
    saveDraft(storage, 1, draft);
    expect(storedDraft(storage, 1)).toEqual(draft);
    expect(storedDraft(storage, 2)).toBeNull();
    dropDraft(storage, 1);
    expect(storedDraft(storage, 1)).toBeNull();
  });

  it('is made anew where something else was kept', () => {
    const storage = memoryStorage();
    for (const stored of ['not json', '{"1":{"roomId":"5"}}', '{"1":{"payment":"gold"}}']) {
      storage.setItem('portal-checkout', stored);
      expect(storedDraft(storage, 1)).toBeNull();
    }
  });
});

describe('checkoutMistakes', () => {
  it('finds none in a filled draft, with or without a phone', () => {
    expect(checkoutErrors(draft, offered)).toEqual([]);
    expect(checkoutErrors({ ...draft, phone: '' }, offered)).toEqual([]);
  });

  it('names what is missing, in the order of the form', () => {
    expect(checkoutErrors({ ...draft, phone: '+998 90 123-45-67' }, offered)).toEqual(['phone']);
    const empty = { roomId: null, phone: '+7912', email: '', comment: '', payment: null };
    expect(checkoutErrors(empty, offered)).toEqual(['room', 'phone', 'payment']);
  });

  it('refuses a room and a payment that are no longer offered', () => {
    const old = { ...draft, roomId: 99, payment: 'external:gone' as const };
    expect(checkoutErrors(old, offered)).toEqual(['room', 'payment']);
  });

  it('believes what was chosen while it is not known what is offered', () => {
    const unread = { roomIds: null, payments: null };
    expect(checkoutErrors(draft, unread)).toEqual([]);
    const empty = { ...draft, roomId: null, payment: null };
    expect(checkoutErrors(empty, unread)).toEqual(['room', 'payment']);
  });
});

describe('refusedFields', () => {
  const problem = (code: 'INVALID' | 'STORE_CLOSED', ...paths: string[]) => ({
    ...{ success: false as const, code, error: 'Нет' },
    details: paths.map((path) => ({ path, message: 'Так нельзя' })),
  });

  it('names the fields of the form that the server has found wrong', () => {
    const refused = problem('INVALID', 'data.order.room', 'data.order.email', 'data.order.store');
    expect(refusedFields(refused)).toEqual(['room', 'email']);
  });

  it('names none where the order as a whole is refused', () => {
    expect(refusedFields(problem('STORE_CLOSED', 'data.order.room'))).toEqual([]);
  });
});

describe('orderOf', () => {
  const quote = {
    linesKopecks: 52100,
    feeKopecks: 0,
    totalKopecks: 52100,
  };

  it('says what the guest saw as the total, in roubles', () => {
    expect(orderOf(1, [line], draft, quote)).toEqual({
      store: 1,
      room: 5,
      products: [{ id: 7, quantity: 2 }],
      comment: 'После бани',
      paymentType: 'external',
      payment_system: 'yookassa',
      phone: '+79123456789',
      expectedTotal: 521,
    });
  });

  it('expects no total that is not known, and gives no phone that is not there', () => {
    const order = orderOf(
      1,
      [line],
      { ...draft, phone: '', payment: 'cash' },
      {
        linesKopecks: null,
        feeKopecks: null,
        totalKopecks: null,
      },
    );
    expect(order).not.toHaveProperty('expectedTotal');
    expect(order).not.toHaveProperty('phone');
    expect(order).not.toHaveProperty('payment_system');
  });
});

describe('the e-mail for the receipt', () => {
  const rules = (checkoutEmail: ReceiptRules['checkoutEmail']): ReceiptRules => ({
    checkoutEmail,
    onlinePaymentSystems: ['yookassa'],
  });
  const asking = (checkoutEmail: ReceiptRules['checkoutEmail']) => ({
    ...offered,
    receipts: rules(checkoutEmail),
  });
  const required = asking('required');
  const quote = {
    linesKopecks: 52_100,
    feeKopecks: 0,
    totalKopecks: 52_100,
  };

  it.each([
    ['', required, ['email']],
    ['   ', required, ['email']],
    ['anna', required, ['email']],
    ['anna@example.ru ', required, []],
    ['', asking('optional'), []],
    ['anna', asking('optional'), ['email']],
    ['anna', asking('none'), []],
    ['anna', offered, []],
  ])('%j is put right first: %#', (email, choices, fieldErrors) => {
    expect(checkoutErrors({ ...draft, email }, choices)).toEqual(fieldErrors);
  });

  it('is not asked for where nothing is paid online', () => {
    expect(checkoutErrors({ ...draft, payment: 'cash' }, required)).toEqual([]);
    const withStaff = { ...draft, payment: 'external:room-bill' } as const;
    const offeredToo = { ...required, payments: [withStaff.payment] };
    expect(checkoutErrors(withStaff, offeredToo)).toEqual([]);
  });

  it('goes with the order, trimmed, and only where it was asked for', () => {
    const filled = { ...draft, email: ' anna@example.ru ' };
    const sent = (receipts?: ReceiptRules, payment: PaymentChoice = filled.payment) =>
      orderOf(1, [line], { ...filled, payment }, quote, receipts).email;
    expect(sent(rules('required'))).toBe('anna@example.ru');
    expect(sent(rules('none'))).toBeUndefined();
    expect(sent()).toBeUndefined();
    expect(sent(rules('required'), 'cash')).toBeUndefined();
    expect(sent(rules('required'), 'external:room-bill')).toBeUndefined();
  });

  it('is empty in what was kept before there was such a field', () => {
    const storage = memoryStorage();
    const { email: _, ...older } = draft;
    storage.setItem('portal-checkout', JSON.stringify({ 1: older }));
    expect(storedDraft(storage, 1)).toEqual(draft);
  });
});

describe('the e-mail of the last receipt', () => {
  it('remembers where the last receipt went', () => {
    const storage = memoryStorage();
    expect(rememberedEmail(storage)).toBeNull();
    rememberEmail(storage, 'anna@example.ru', null);
    expect(rememberedEmail(storage)).toBe('anna@example.ru');
  });

  it('leaves it to the profile where that says the same', () => {
    const storage = memoryStorage();
    rememberEmail(storage, 'old@example.ru', 'anna@example.ru');
    rememberEmail(storage, 'anna@example.ru', 'anna@example.ru');
    expect(rememberedEmail(storage)).toBeNull();
  });

  it('makes nothing of what is no e-mail', () => {
    const storage = memoryStorage();
    storage.setItem('portal-receipt-email', 'nobody');
    expect(rememberedEmail(storage)).toBeNull();
  });
});
