import * as z from 'zod';
import type { SandboxState } from '../state/sandbox-state.ts';

export const shopSettingsChange = z.object({
  /** On: a declined payer tries again in the same form. Off: a declined card ends the payment. */
  failedAttemptsHandling: z.boolean().exactOptional(),
  /** On: payments need a receipt (54-FZ). */
  fiscalization: z.boolean().exactOptional(),
  /** Who issues the receipts: a register of the shop's own, or YooKassa, with e-mail and at most 80 lines. */
  receiptService: z.enum(['register', 'yookassa']).exactOptional(),
  /** How long held money is held: two hours to seven days, by the payer's method. */
  holdHours: z.number().int().min(2).max(168).exactOptional(),
  /** What becomes of further refunds at once; a pending one waits until it is steered on. */
  refundOutcome: z.enum(['succeeded', 'pending', 'canceled']).exactOptional(),
  /** How many further commands are first answered 202 "processing". */
  processingAnswers: z.number().int().min(0).exactOptional(),
});

export type ShopSettings = Required<z.infer<typeof shopSettingsChange>>;

/** What the merchant's cabinet would hold. */
export type ShopCabinet = ReturnType<typeof createShopCabinet>;

const asOpened: ShopSettings = {
  failedAttemptsHandling: true,
  fiscalization: false,
  receiptService: 'register',
  holdHours: 168,
  refundOutcome: 'succeeded',
  processingAnswers: 0,
};

export function createShopCabinet(state: SandboxState) {
  const settings = state.collection<ShopSettings>('yookassa-settings');
  const read = () => ({ ...asOpened, ...settings.get('shop') });
  return {
    read,
    change: (change: z.infer<typeof shopSettingsChange>) =>
      settings.put('shop', { ...read(), ...change }),
  };
}
