import { sandboxEndpoints } from '../../../reference-server/sandbox/endpoints.ts';
import { createShopClient } from '../../../reference-server/sandbox/testing/shop-client.ts';
import { expect } from '../journey.ts';
import type { Stack } from '../stack/stack.ts';

interface CabinetPayment {
  readonly id: string;
  readonly status: string;
  readonly metadata: { readonly order_id?: string };
  readonly amount: { readonly value: string };
  readonly refunded_amount?: { readonly value: string };
}

interface Notification {
  readonly event: string;
  readonly paymentId: string;
  readonly state: 'waiting' | 'delivered' | 'lost' | 'given-up';
}

/** The shop's cabinet at the payment provider: what is done there, the portal can only hear of. */
export function openCabinet({ sandboxUrl }: Stack) {
  const shop = createShopClient({ endpoints: sandboxEndpoints(new URL(sandboxUrl).origin) });

  async function look<Found>(path: string): Promise<Found> {
    const response = await fetch(`${sandboxUrl}/${path}`);
    return (await response.json()) as Found;
  }

  async function steer(path: string, body: object = {}): Promise<void> {
    const response = await fetch(`${sandboxUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  }

  async function stateOf(paymentId: string, event: string) {
    const sent = await look<Notification[]>('yookassa/notifications');
    return sent.find((each) => each.paymentId === paymentId && each.event === event)?.state;
  }

  const amountOf = (value: string) => ({ value, currency: 'RUB' });

  return {
    /** The payment of an order, as the provider has it. */
    async paymentOf(order: string): Promise<CabinetPayment> {
      const payments = await look<CabinetPayment[]>('yookassa/payments');
      const found = payments.find(({ metadata }) => metadata.order_id === order);
      if (!found) throw new Error(`The shop has no payment of order ${order}.`);
      return found;
    },
    /** Gives back a part of a payment. The portal is not told: the notification is lost on its way. */
    async refundUnheard(paymentId: string, roubles: string) {
      // What was sent before must have arrived: the next one is lost.
      await expect.poll(() => stateOf(paymentId, 'payment.succeeded')).toBe('delivered');
      await steer('faults', { provider: 'yookassa', fault: 'lost-webhook', times: 1 });
      await shop.post('refunds', { payment_id: paymentId, amount: amountOf(roubles) });
      await expect.poll(() => stateOf(paymentId, 'refund.succeeded')).toBe('lost');
    },
    /** Takes money for an order's number that the portal need not know. */
    async takePayment(order: string, roubles: string) {
      const metadata = { order_id: order };
      const { id } = await shop.createPayment({ amount: amountOf(roubles), metadata });
      await steer(`yookassa/payments/${id}/succeed`);
    },
    /** From here on the provider says no to whatever it is asked. */
    async rejectEverything() {
      await steer('faults', { provider: 'yookassa', fault: 'error-text', times: -1 });
    },
  };
}
