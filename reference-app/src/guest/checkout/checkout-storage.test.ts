import type { NewOrder } from '@portal/domain';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/memory-storage.ts';
import { keepDraft, keptDraft } from './checkout-draft.ts';
import { clearCheckout } from './checkout-storage.ts';
import { createOrderAttempts } from './order-attempts.ts';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';

it('leaves nothing of what one guest filled in, sent or was sent to the next one', () => {
  const tab = memoryStorage();
  const lasting = memoryStorage();
  const order: NewOrder = { store: 1, room: 5, products: [], comment: '', paymentType: 'cash' };
  let made = 0;
  const attempts = createOrderAttempts(tab, { makeKey: () => String((made += 1)), now: () => 0 });
  const payment = 'cash';
  keepDraft(tab, 1, { roomId: 5, phone: '', email: '', comment: 'После бани', payment });
  attempts.keyFor(order);
  rememberEmail(lasting, 'anna@example.ru', null);

  clearCheckout(tab, lasting);

  expect(keptDraft(tab, 1)).toBeNull();
  expect(attempts.keyFor(order)).toBe('2');
  expect(rememberedEmail(lasting)).toBeNull();
});
