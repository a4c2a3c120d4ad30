import { paymentTypeLabel } from '@portal/domain/orders';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { hasPaymentStatus } from '../../../shared/orders/payment-status.ts';
import { usePortalSetting } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { payability } from './payability.ts';

/** How an order is paid in words, whether the portal has a payment of it to tell of, and whether it can be paid now. */
export function useOrderPayment(order: AppOrder) {
  const { t } = useTexts();
  const setting = usePortalSetting();
  const system = setting?.paymentSystems.find(
    ({ title_system }) => title_system === order.payment_system,
  );
  return {
    way: paymentTypeLabel(t, order.paymentType, system),
    hasStatus: hasPaymentStatus(order, setting?.onlinePaymentSystems),
    paying: setting ? payability(order, setting) : 'not-payable',
    isTest: setting?.paymentsAreTest,
  };
}
