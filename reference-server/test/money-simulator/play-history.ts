import type { AppAnswer } from './call-app.ts';
import { readBooks, findViolations, type Violation } from './check-books.ts';
import type { Act, History } from './histories.ts';
import type { Stage } from './stage.ts';
import { hotel } from './stage-database.ts';

const guest = `guest-${hotel.guestId}`;
const baskets = [
  [{ id: hotel.soapId, quantity: 2 }],
  [{ id: hotel.candleId, quantity: 3 }],
  [
    { id: hotel.soapId, quantity: 1 },
    { id: hotel.candleId, quantity: 1 },
  ],
];

/** Plays a history to its end on the stage, lets everything settle, and compares the books. */
export async function playHistory(stage: Stage, history: History): Promise<Violation[]> {
  await stage.prepare(history);
  const { yookassa } = stage;
  const violations: Violation[] = [];
  let orders: { id: number; total: number }[] = [];
  let keys = 0;
  /** Payments whose form the guest was given: no other can be paid. */
  const forms: string[] = [];
  /** The last wish to give money back for an order, until it is answered as done. */
  const openWishes = new Map<number, { key: string; data: object }>();

  function noteAnswer({ status, text }: AppAnswer): AppAnswer {
    if (status === 500) violations.push({ kind: 'the server failed', about: text });
    return { status, text };
  }

  async function call(
    as: string | null,
    path: string,
    data: unknown,
    key?: string,
  ): Promise<AppAnswer> {
    const body = JSON.stringify(as === null ? data : { data });
    const method = path === '/api/order/update' ? 'PUT' : 'POST';
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return noteAnswer(await stage.call(as, { method, path, headers, body }));
  }

  function newKey(): string {
    keys += 1;
    return `key-${keys}`;
  }

  const orderAt = (number: number) => orders[number % orders.length]?.id;
  const paymentFor = ({ act, payment }: Extract<Act, { payment: number }>) => {
    const isPayers = act === 'payer-pays' || act === 'payer-fails';
    const known = isPayers ? forms : yookassa.payments().map(({ id }) => id);
    return known[payment % known.length];
  };
  const value = (roubles: number) => ({ value: roubles.toFixed(2), currency: 'RUB' });

  async function pay(orderId: number, clicks: string): Promise<void> {
    const key = newKey();
    const click = async (clickKey: string) => {
      const answer = await call(guest, '/api/payment/create', { orderId }, clickKey);
      if (answer.status !== 200) return;
      const { payment } = JSON.parse(answer.text) as { payment: { id: string } };
      if (!forms.includes(payment.id)) forms.push(payment.id);
    };
    const first = click(key);
    if (clicks !== 'once') await click(clicks === 'twice' ? newKey() : key);
    await first;
  }

  async function refund(orderId: number, act: Extract<Act, { act: 'refund' }>): Promise<void> {
    const total = orders.find(({ id }) => id === orderId)?.total ?? 0;
    const amounts = {
      all: {},
      '100 roubles': { amount: 100 },
      'all but 50 kopecks': { amount: (total - 50) / 100 },
      'one piece': { lines: [{ line: 0, quantity: 1 }] },
    };
    const open = act.isAgain ? openWishes.get(orderId) : undefined;
    const wish = open ?? { key: newKey(), data: { orderId, ...amounts[act.wish] } };
    openWishes.set(orderId, wish);
    const { status } = await call('admin', '/api/admin/payment/refund', wish.data, wish.key);
    if (status === 200 && openWishes.get(orderId) === wish) openWishes.delete(orderId);
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

  async function perform(act: Act): Promise<void> {
    const orderId = 'order' in act ? orderAt(act.order) : undefined;
    if ('order' in act && orderId === undefined) return;
    const paymentId = 'payment' in act ? paymentFor(act) : undefined;
    if ('payment' in act && paymentId === undefined) return;
    await performOn(act, orderId ?? 0, paymentId ?? '');
  }

  async function performOn(act: Act, orderId: number, paymentId: string): Promise<void> {
    switch (act.act) {
      case 'place': {
        const order = {
          store: hotel.shopId,
          room: hotel.roomId,
          products: baskets[act.basket],
          paymentType: 'external',
          payment_system: 'yookassa',
        };
        await call(guest, '/api/order/create', { order }, newKey());
        return;
      }
      case 'pay':
        return pay(orderId, act.clicks);
      case 'payer-pays':
      case 'payer-fails':
        yookassa.payerDecides(paymentId, act.act === 'payer-pays');
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
        const cancelReason = act.to === 'canceled' ? 'other' : undefined;
        const order = { id: orderId, status: act.to, cancelReason };
        await call('moderator', '/api/order/update', { order });
        return;
      }
      case 'capture': {
        const data = { orderId, ...(act.roubles !== null && { amount: act.roubles }) };
        await call('moderator', '/api/admin/payment/capture', data);
        return;
      }
      case 'refund':
        return refund(orderId, act);
      case 'cabinet-refund': {
        const left = yookassa.leftRoubles(paymentId);
        const amount = value(act.roubles ?? left);
        await yookassa.cabinet('refunds', { payment_id: paymentId, amount });
        return;
      }
      case 'cabinet-capture':
        await yookassa.cabinet(`payments/${paymentId}/capture`, { amount: value(act.roubles) });
        return;
      case 'cabinet-cancel':
        await yookassa.cabinet(`payments/${paymentId}/cancel`, {});
        return;
      case 'notify':
        return deliver(act.which, act.times);
      case 'lose-notification':
        yookassa.notifications.splice(act.which % yookassa.notifications.length, 1);
        return;
      case 'let-through':
        return stage.letThrough();
      case 'wait':
        if (act.seconds > hour) await stage.letRequestsThrough();
        stage.advance(act.seconds);
        return;
      case 'work':
        return stage.work();
    }
  }

  /** What the simulation does in the database itself is over before anything else happens. */
  async function prepare(act: Act, before?: Act): Promise<void> {
    if (act.act === 'email') await stage.query('UPDATE guest SET email = $1', [act.email]);
    if (before?.act !== 'place') return;
    orders = await stage.query('SELECT id, total_kopecks AS total FROM "order" ORDER BY id');
  }

  /** However often somebody clicks: while a form can be paid, the guest is given no other for that order. */
  function checkForms(): void {
    const open = yookassa
      .payments()
      .filter(({ id, status }) => status === 'pending' && forms.includes(id))
      .map(({ metadata }) => metadata?.['order_id']);
    const twice = open.find((orderId, index) => open.indexOf(orderId) !== index);
    if (twice === undefined) return;
    violations.push({ kind: 'an order can be paid twice', about: `order ${twice}` });
  }

  for (const [index, step] of history.steps.entries()) {
    await prepare(step, history.steps[index - 1]);
    stage.befall(step.network ?? []);
    await stage.happen(() => perform(step), step.death);
    if (step.isLazy !== true) await stage.happen(() => stage.work());
    checkForms();
  }
  violations.push(...(await settle(stage, (which) => deliver(which, 1))));
  return distinct(violations);
}

function distinct(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((each) => [JSON.stringify(each), each])).values()];
}

const hour = 3600;
/** Seconds between one look of the server at what is open and the next, until every hold is over. */
const settlingSeconds = [0, 20, 400, 3700, 3700, 25 * hour, 6 * hour, 8 * 24 * hour, 3700, 3700];
/** By then nothing hinders the server any more, and what it owes should be done. */
const doneAfterRounds = 4;
/** By then there has been a night, whatever the time of day was. */
const comparedAfterRounds = 6;

/** Nothing goes wrong any more, everything arrives, and time passes. */
async function settle(
  stage: Stage,
  deliver: (which: number) => Promise<void>,
): Promise<Violation[]> {
  stage.befall([]);
  while (stage.underWay > 0) await stage.happen(() => stage.letThrough());
  const { notifications } = stage.yookassa;
  while (notifications.length > 0) await stage.happen(() => deliver(0));

  const violations: Violation[] = [];
  for (const [round, seconds] of settlingSeconds.entries()) {
    stage.advance(seconds);
    while (notifications.length > 0) await stage.happen(() => deliver(0));
    await stage.happen(() => stage.work());
    const books = await readBooks(stage);
    if (round === doneAfterRounds) violations.push(...findViolations(books, 'soon'));
    if (round === comparedAfterRounds) violations.push(...findViolations(books, 'next day'));
    const isOver = round >= comparedAfterRounds || findViolations(books, 'in the end').length === 0;
    if (books.isSettled && isOver) break;
  }
  return [...violations, ...findViolations(await readBooks(stage), 'in the end')];
}
