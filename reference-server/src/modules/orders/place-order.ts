import { createOrder, orderCreate, type PortalSettings } from '@portal/domain';
import { ProblemError } from '../../kernel/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { deliveryNotice } from './delivery-notice.ts';
import { assessOrder, noSuchRoom } from './order-assessment.ts';
import { orderOf } from './order-row.ts';
import { orderWording } from './order-wording.ts';
import type { NewOrderRow, PlacementStore } from './placement-store.ts';
import { orderableDishes, restaurantIsAway, type KnownDishMenu } from './restaurant-goods.ts';

/** What placing an order needs. */
export interface PlaceOrderOptions {
  readonly placements: PlacementStore;
  readonly settings: {
    read(): Promise<Pick<PortalSettings, 'paymentSystems' | 'restaurantPhone'>>;
  };
  readonly dishMenu: KnownDishMenu;
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
export function placeOrderRoute(options: PlaceOrderOptions): Route {
  const { placements, settings, dishMenu, outbox } = options;
  return implement(createOrder, async (call) => {
    const wish = call.body.data.order;
    const guestId = call.actor.id;
    const hasDishes = wish.products.some(({ id }) => typeof id === 'string');
    const [{ paymentSystems, restaurantPhone }, menu, reading] = await Promise.all([
      settings.read(),
      hasDishes ? dishMenu() : null,
      placements.read({
        guestId,
        roomId: wish.room,
        storeId: wish.store,
        productIds: wish.products.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
      }),
    ]);
    if (!reading) throw new ProblemError('SESSION_EXPIRED');
    const t = orderWording[call.locale];
    const dishes = orderableDishes(menu, reading.stopList, new Date());
    const assessment = assessOrder(wish, { ...reading, dishes, paymentSystems }, t);
    if ('refusal' in assessment) {
      const { code, details } = assessment.refusal;
      if (code === 'INVALID') return call.refuse(code, { details });
      if (code === 'RESTAURANT_UNAVAILABLE') {
        return call.refuse(code, restaurantIsAway(t, restaurantPhone));
      }
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
      statusAt: now,
      lines,
    });
    const placed = await placements.place({
      row,
      lines,
      outboxRows: [
        liveRow(orderCreate, { newOrder: order }, guestId),
        deliveryNotice(order, paymentSystems),
      ],
      order,
      claim: call.idempotency,
      now,
    });
    if (placed === 'room-gone') return call.refuse('INVALID', { details: [noSuchRoom] });
    if (placed === 'key-lost')
      throw new ProblemError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
    if (call.idempotency) call.idempotency.isFinished = true;
    outbox.poke('live');
    outbox.poke('telegram');
    return { status: 201, body: { order } };
  });
}
