import { useToaster } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { createPaymentEvents } from './payment-events.ts';
import { useOwnOrders } from '../use-own-orders.ts';

/** «Спасибо за покупку», on whichever page the guest is when the money arrives. */
export function PaymentThanks() {
  const { t } = useTexts();
  const toaster = useToaster();
  const [events] = useState(createPaymentEvents);
  const { data: orders } = useOwnOrders();

  useEffect(() => {
    for (const { id, paid_for } of orders ?? []) {
      if (!events.learn(id, paid_for)) continue;
      toaster.show({
        title: t('payment.received.title'),
        message: t('payment.received.message', { id }),
      });
    }
  }, [orders, events, toaster, t]);

  return null;
}
