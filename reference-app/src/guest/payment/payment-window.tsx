import {
  loadPaymentWidget,
  randomId,
  showPaymentForm,
  WidgetNotLoadedError,
  type ShownPaymentForm,
} from '@portal/client';
import { priceFromWire } from '@portal/domain/money';
import { PaymentModal } from '@portal/ui/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { portal } from '../../shared/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { logError } from '../../shared/errors/log-error.ts';
import { reloadOrders, replaceOrder } from '../../shared/orders/order-cache.ts';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { portalSettingQuery } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { formColours } from './form-colours.ts';

interface PaymentWindowProps {
  order: AppOrder;
  onClose: () => void;
  /** Told in words why the order cannot be paid online at all. */
  onRefused: (why: string) => void;
}

const formId = 'payment-form';

type Phase =
  | { readonly is: 'loading' | 'shown' | 'checking' }
  | { readonly is: 'failed'; why: string; isFinal?: boolean };

/**
 * The provider's form. Leaving it leaves the payment pending; finishing it asks the server what has
 * become of the money.
 */
export function PaymentWindow({ order, onClose, onRefused }: PaymentWindowProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ is: 'loading' });
  const [attempt, setAttempt] = useState(randomId);

  /** Puts the form on the page. Returns what takes it away again, whenever it has come. */
  function open(): () => void {
    let gone = false;
    let form: ShownPaymentForm | undefined;
    const isGone = () => gone;

    async function show(): Promise<void> {
      const outcome = await portal.orders.pay({ orderId: order.id }, { idempotencyKey: attempt });
      if (isGone()) return;
      if (!outcome.ok) {
        reloadOrders(client);
        const { code, text } = outcome.refusal;
        if (code === 'NOT_PAYABLE_ONLINE') onRefused(text);
        setPhase({ is: 'failed', why: text, isFinal: true });
        return;
      }
      const { confirmation_token } = outcome.value.payment;
      if (confirmation_token === null) return settle();
      const { paymentWidgetUrl } = await client.query({
        ...portalSettingQuery,
        staleTime: 'static',
      });
      await loadPaymentWidget(paymentWidgetUrl);
      if (isGone()) return;
      setPhase({ is: 'shown' });
      form = await showPaymentForm({
        url: paymentWidgetUrl,
        confirmationToken: confirmation_token,
        containerId: formId,
        colors: formColours(),
        onFinished: () => void settle(),
        onError: fail,
      });
      if (isGone()) form.close();
    }

    /** The form itself is at fault: of the payment nothing was tried. */
    function fail(code: string): void {
      const why = t('payment.widget.failed');
      logError(why, code);
      setPhase({ is: 'failed', why });
    }

    async function settle(): Promise<void> {
      setPhase({ is: 'checking' });
      try {
        const read = await portal.orders.syncPayment({ orderId: order.id });
        replaceOrder(client, read.order);
      } catch {
        // The server settles it by itself and says so live; the page shows what is known.
        reloadOrders(client);
      }
      if (!isGone()) onClose();
    }

    show().catch((error: unknown) => {
      if (!isGone()) setPhase({ is: 'failed', why: failureText(error) });
    });
    return () => {
      gone = true;
      form?.close();
    };
  }

  function failureText(error: unknown): string {
    if (error instanceof WidgetNotLoadedError) {
      const why = t('payment.widget.notLoaded');
      logError(why, error);
      return why;
    }
    return describeError(error, t).message;
  }

  return (
    <PaymentModal
      key={attempt}
      open
      title={t('payment.modal.title')}
      cancelLabel={t('payment.modal.cancel')}
      summary={t('payment.description', { id: order.id })}
      totalKopecks={priceFromWire(order.total)}
      formId={formId}
      loading={phase.is === 'loading' || phase.is === 'checking'}
      error={phase.is === 'failed' ? phase.why : undefined}
      onRetry={
        phase.is === 'failed' && phase.isFinal
          ? undefined
          : () => {
              setPhase({ is: 'loading' });
              setAttempt(randomId());
            }
      }
      onFormReady={open}
      onCancel={onClose}
    />
  );
}
