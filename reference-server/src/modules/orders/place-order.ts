import { createOrder, orderCreate, type PortalSettings } from '@portal/domain';
import { ProblemError } from '../../kernel/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { assessOrder } from './order-assessment.ts';
import { orderOf } from './order-row.ts';
import type { NewOrderRow, PlacementStore } from './placement-store.ts';

/** What placing an order needs. */
export interface PlaceOrderOptions {
  readonly placements: PlacementStore;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'paymentSystems'>> };
  readonly outbox: Outbox;
}

/** What nobody has done to an order that was just placed. */
const untouched = {
  status: 'new',
  previousStatus: null,
  description: '',
  paidFor: null,
  approve: false,
  refundedKopecks: 0,
  cancelReason: null,
  cancelMetadata: null,
  completedAt: null,
  version: 1,
} as const;

/** The call that places an order: one reading, one writing statement. */
export function placeOrderRoute({ placements, settings, outbox }: PlaceOrderOptions): Route {
  return implement(createOrder, async (call) => {
    const wish = call.body.data.order;
    const guestId = call.actor.id;
    const [{ paymentSystems }, reading] = await Promise.all([
      settings.read(),
      placements.read({
        guestId,
        roomId: wish.room,
        storeId: wish.store,
        productIds: wish.products.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
      }),
    ]);
    if (!reading) throw new ProblemError('SESSION_EXPIRED');
    const assessment = assessOrder(wish, { ...reading, paymentSystems });
    if ('refusal' in assessment) {
      const { code, details } = assessment.refusal;
      if (code === 'INVALID') return call.refuse(code, { details });
      if (code === 'RESTAURANT_UNAVAILABLE') return call.refuse(code, { retryAfterSeconds: 60 });
      return call.refuse(code, { details });
    }

    const { store, room, lines, quote } = assessment.accepted;
    const now = new Date();
    const row: NewOrderRow = {
      id: reading.orderId,
      storeId: wish.store,
      roomId: wish.room,
      guestId,
      phone: wish.phone ?? reading.guest.phone,
      comment: wish.comment,
      paymentType: wish.paymentType,
      paymentSystem: wish.paymentType === 'external' ? (wish.payment_system ?? null) : null,
      feeName: store.feeName,
      feeType: store.feeType,
      feeValueHundredths: store.feeValueHundredths,
      feeKopecks: quote.feeKopecks ?? 0,
      totalKopecks: quote.totalKopecks,
    };
    const order = orderOf({
      ...untouched,
      ...row,
      store: { id: wish.store, title: store.title },
      room: { id: wish.room, name: room.name },
      guest: { id: guestId, ...reading.guest },
      createAt: now,
      lines,
    });
    const placed = await placements.place({
      row,
      lines,
      outboxRows: [liveRow(orderCreate, { newOrder: order }, guestId)],
      order,
      claim: call.idempotency,
      now,
    });
    if (!placed) throw new ProblemError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
    if (call.idempotency) call.idempotency.isFinished = true;
    outbox.poke('live');
    return { status: 201, body: { order } };
  });
}
