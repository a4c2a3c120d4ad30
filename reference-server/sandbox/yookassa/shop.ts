import type { SandboxContext } from '../provider.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import { createPaymentLedger, type PaymentLedger } from './payments/payment-ledger.ts';
import { createRefundLedger, type RefundLedger } from './payments/refund-ledger.ts';
import { createShopCabinet, type ShopCabinet } from './shop-settings.ts';

/** The one shop of the sandbox, which the API, the payment form and the controls all work on. */
export interface Shop {
  cabinet: ShopCabinet;
  payments: PaymentLedger;
  refunds: RefundLedger;
  notifications: Notifications;
}

export function createShop(
  context: SandboxContext,
  notifications: Notifications = createNotifications(context),
): Shop {
  const cabinet = createShopCabinet(context.state);
  const payments = createPaymentLedger(context, cabinet, notifications);
  const refunds = createRefundLedger(context, cabinet, payments, notifications);
  return { cabinet, payments, refunds, notifications };
}
