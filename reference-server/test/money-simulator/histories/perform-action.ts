import type { AppAnswer } from '../stage/call-app.ts';
import type { Action } from './histories.ts';
import type { Stage } from '../stage/stage.ts';
import { hotel } from '../stage/stage-database.ts';

const guest = `guest-${hotel.guestId}`;
const baskets = [
  [{ id: hotel.soapId, quantity: 2 }],
  [{ id: hotel.candleId, quantity: 3 }],
  [
    { id: hotel.soapId, quantity: 1 },
    { id: hotel.candleId, quantity: 1 },
  ],
];

/** What one piece costs at most. */
const pieceKopecks = 15_000;
const hour = 3600;
const dayMilliseconds = 24 * hour * 1000;
/** None of the provider's. @see RFC 5737 */
const strangerAddress = '203.0.113.7';
const unknownOrderId = 999_999;
const strangeId = '22222222-0015-5000-8000-000000000000';

/** What staff requested to give back of an order. */
export interface RefundInput {
  readonly orderId: number;
  readonly kopecks: number;
}

/** Everybody who does something in a history. */
export interface Actors {
  /** Reads what the action chooses from, and does what the simulation does in the database itself. */
  prepare(action: Action, before?: Action): Promise<void>;
  perform(action: Action): Promise<void>;
  /** Sends a notification, so many times; what the server does not take waits to be sent again. */
  deliver(which: number, times: number): Promise<void>;
  /** Payments whose form the guest was given: no other can be paid. */
  readonly forms: readonly string[];
  /** What staff have requested to give back: once for each key, however often the button was pressed. */
  readonly requests: ReadonlyMap<string, RefundInput>;
}

/** The actors on a stage. `onFailure` gets answers that a server must not give. */
export function createActors(stage: Stage, onFailure: (text: string) => void): Actors {
  const { yookassa } = stage;
  let orders: { id: number; total: number }[] = [];
  let differences: { id: number }[] = [];
  let alerts: { id: number }[] = [];
  let keys = 0;
  const forms: string[] = [];
  /** The last request to give money back for an order, until it is answered as done. */
  const requests = new Map<string, RefundInput>();
  const openRequests = new Map<number, { key: string; data: object; kopecks: number }>();

  function noteAnswer({ status, text }: AppAnswer): AppAnswer {
    if (status === 500) onFailure(text);
    return { status, text };
  }

  async function call(
    as: string | null,
    path: string,
    data: unknown,
    { key, address }: { key?: string; address?: string } = {},
  ): Promise<AppAnswer> {
    const body = JSON.stringify(as === null ? data : { data });
    const method = path === '/api/order/update' ? 'PUT' : 'POST';
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const from = address === undefined ? {} : { address };
    return noteAnswer(await stage.call(as, { method, path, headers, body, ...from }));
  }

  function newKey(): string {
    keys += 1;
    return `key-${keys}`;
  }

  const orderAt = (number: number) => orders[number % orders.length]?.id;
  const paymentFor = ({ action, payment }: Extract<Action, { payment: number }>) => {
    const isPayers = action === 'payer-pays' || action === 'payer-fails';
    const known = isPayers ? forms : yookassa.payments().map(({ id }) => id);
    return known[payment % known.length];
  };
  const value = (roubles: number) => ({ value: roubles.toFixed(2), currency: 'RUB' as const });

  async function pay(orderId: number, clicks: string): Promise<void> {
    const key = newKey();
    const click = async (clickKey: string) => {
      const answer = await call(guest, '/api/payment/create', { orderId }, { key: clickKey });
      if (answer.status !== 200) return;
      const { payment } = JSON.parse(answer.text) as { payment: { id: string } };
      if (!forms.includes(payment.id)) forms.push(payment.id);
    };
    const first = click(key);
    if (clicks !== 'once') await click(clicks === 'twice' ? newKey() : key);
    await first;
  }

  async function refund(
    orderId: number,
    action: Extract<Action, { action: 'refund' }>,
  ): Promise<void> {
    const total = orders.find(({ id }) => id === orderId)?.total ?? 0;
    const amounts = {
      all: {},
      '100 roubles': { amount: 100 },
      'all but 50 kopecks': { amount: (total - 50) / 100 },
      'one piece': { lines: [{ line: 0, quantity: 1 }] },
    };
    const kopecks = {
      ...{ all: total, '100 roubles': 10_000, 'all but 50 kopecks': total - 50 },
      'one piece': pieceKopecks,
    };
    const open = action.isAgain ? openRequests.get(orderId) : undefined;
    const request = open ?? {
      key: newKey(),
      data: { orderId, ...amounts[action.share] },
      kopecks: kopecks[action.share],
    };
    openRequests.set(orderId, request);
    const isNew = !requests.has(request.key);
    if (isNew) requests.set(request.key, { orderId, kopecks: request.kopecks });
    const { status } = await call('admin', '/api/admin/payment/refund', request.data, request);
    if (isNew && (status === 409 || status === 422)) requests.delete(request.key);
    if (status === 200 && openRequests.get(orderId) === request) openRequests.delete(orderId);
  }

  /** The portal has said that nothing of them was given, nor will be: who presses now asks the same. */
  function deleteRequests(id: number): void {
    for (const [key, { orderId }] of requests) if (orderId === id) requests.delete(key);
  }

  async function deliver(number: number, times: number): Promise<void> {
    const { notifications } = yookassa;
    const [notification] = notifications.splice(number % notifications.length, 1);
    if (!notification) return;
    const body = { type: 'notification', ...notification };
    for (let time = 0; time < times; time += 1) {
      const { status } = await call(null, '/api/webhook/yookassa', body);
      if (status !== 200) notifications.push(notification);
    }
  }

  async function perform(action: Action): Promise<void> {
    const orderId = 'order' in action ? orderAt(action.order) : undefined;
    if ('order' in action && orderId === undefined) return;
    const paymentId = 'payment' in action ? paymentFor(action) : undefined;
    if ('payment' in action && paymentId === undefined) return;
    await performOn(action, orderId ?? 0, paymentId ?? '');
  }

  async function performOn(action: Action, orderId: number, paymentId: string): Promise<void> {
    switch (action.action) {
      case 'place': {
        const order = {
          store: hotel.shopId,
          room: hotel.roomId,
          products: baskets[action.basket],
          paymentType: 'external',
          payment_system: 'yookassa',
        };
        await call(guest, '/api/order/create', { order }, { key: newKey() });
        return;
      }
      case 'pay':
        return pay(orderId, action.clicks);
      case 'payer-pays':
      case 'payer-fails':
        yookassa.payerDecides(paymentId, action.action === 'payer-pays');
        return;
      case 'guest-cancels':
        await call(guest, '/api/order/cancel', { id: orderId });
        return;
      case 'sync':
        await call(guest, '/api/payment/sync', { orderId });
        return;
      case 'release':
        await call('moderator', '/api/admin/payment/cancel', { orderId });
        return;
      case 'email':
        return;
      case 'status': {
        const cancelReason = action.to === 'canceled' ? 'other' : undefined;
        const order = { id: orderId, status: action.to, cancelReason };
        await call('moderator', '/api/order/update', { order });
        return;
      }
      case 'capture': {
        const data = { orderId, ...(action.roubles !== null && { amount: action.roubles }) };
        await call('moderator', '/api/admin/payment/capture', data);
        return;
      }
      case 'refund':
        return refund(orderId, action);
      case 'cabinet-refund': {
        const left = yookassa.leftRoubles(paymentId);
        const amount = value(action.roubles ?? left);
        await yookassa.cabinet('refunds', { payment_id: paymentId, amount });
        return;
      }
      case 'cabinet-capture':
        await yookassa.cabinet(`payments/${paymentId}/capture`, { amount: value(action.roubles) });
        return;
      case 'cabinet-cancel':
        await yookassa.cabinet(`payments/${paymentId}/cancel`, {});
        return;
      case 'refunds-become':
        yookassa.refundsBecome(action.outcome);
        return;
      case 'refund-ends':
        yookassa.refundEnds(action.refund, action.isSuccessful);
        return;
      case 'pay-elsewhere':
        yookassa.payElsewhere({
          orderId: action.isForUnknown ? unknownOrderId : orderId,
          amount: value(action.roubles),
          capture: action.isTaken,
        });
        return;
      case 'forge': {
        const isRefund = action.event === 'refund.succeeded';
        const object = isRefund ? { id: strangeId, payment_id: paymentId } : { id: paymentId };
        const body = { type: 'notification', event: action.event, object };
        await call(null, '/api/webhook/yookassa', body, { address: strangerAddress });
        return;
      }
      case 'reconcile': {
        const from = new Date(Date.now() - action.days * dayMilliseconds).toISOString();
        const period = { from, to: new Date().toISOString() };
        await call('admin', '/api/admin/payment/reconcile', period);
        return;
      }
      case 'resolve': {
        const id = differences[action.difference % differences.length]?.id;
        if (id === undefined) return;
        const data = { id, act: action.by, note: 'Проверено' };
        await call('admin', '/api/admin/payment/reconciliation/resolve', data);
        return;
      }
      case 'tick-off': {
        const id = alerts[action.alert % alerts.length]?.id;
        if (id !== undefined) await call('admin', '/api/admin/alert/resolve', { id });
        return;
      }
      case 'notify':
        return deliver(action.which, action.times);
      case 'lose-notification':
        yookassa.notifications.splice(action.which % yookassa.notifications.length, 1);
        return;
      case 'let-through':
        return stage.letThrough();
      case 'wait':
        if (action.seconds > hour) await stage.letRequestsThrough();
        stage.advance(action.seconds);
        return;
      case 'work':
        return stage.work();
    }
  }

  /** What the simulation does in the database itself is over before anything else happens. */
  async function prepare(action: Action, before?: Action): Promise<void> {
    if (action.action === 'email') await stage.query('UPDATE guest SET email = $1', [action.email]);
    if (action.action === 'resolve') {
      differences = await stage.query(
        'SELECT id FROM book_difference WHERE resolved_at IS NULL ORDER BY id',
      );
    }
    if (action.action === 'refund') {
      const rejected = await stage.query<{ id: number }>(
        `SELECT order_id AS id FROM refund JOIN payment ON payment.id = payment_id
         WHERE reason = 'by_staff' GROUP BY order_id HAVING every(refund.status = 'canceled')`,
      );
      for (const { id } of rejected) deleteRequests(id);
    }
    if (action.action === 'tick-off') {
      alerts = await stage.query('SELECT id FROM alert WHERE resolved_at IS NULL ORDER BY id');
    }
    if (before?.action !== 'place') return;
    orders = await stage.query('SELECT id, total_kopecks AS total FROM "order" ORDER BY id');
  }

  return { prepare, perform, deliver, forms, requests };
}
