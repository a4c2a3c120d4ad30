import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/memory-storage.ts';
import { rememberedEmail, rememberEmail, saveDraft, storedDraft } from './checkout-draft.ts';
import { clearCheckout } from './checkout-storage.ts';
import { createOrderIdempotencyKeys } from './placement/order-idempotency-keys.ts';

it('leaves nothing of what one guest filled in, sent or was sent to the next one', () => {
  const tab = memoryStorage();
  const lasting = memoryStorage();
  let made = 0;
  const attempts = createOrderIdempotencyKeys(lasting, {
    makeKey: () => String((made += 1)),
    now: () => 0,
  });
  const payment = 'cash';
  saveDraft(tab, 1, { roomId: 5, phone: '', email: '', comment: 'После бани', payment });
  attempts.keyFor(1);
  rememberEmail(lasting, 'anna@example.ru', null);

  clearCheckout(tab, lasting);

  expect(storedDraft(tab, 1)).toBeNull();
  expect(attempts.keyFor(1)).toBe('2');
  expect(rememberedEmail(lasting)).toBeNull();
});
