import { isEmail } from '@portal/domain/guests';
import { createOrder, isPaidOnline, orderCreate } from '@portal/domain/orders';
import type { CardPaymentBounds } from '@portal/domain/payments';
import type { AccountBounds, PortalSettings } from '@portal/domain/portal';
import { takesFromBalance } from '@portal/domain/restaurant';
import type { Database } from '../../../db/database.ts';
import type { SqlClient } from '../../../db/statement.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Call, type Route } from '../../../kernel/route.ts';
import { liveRow } from '../../../outbox/outbox-row.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { deliveryNotification } from '../order-outbox-rows.ts';
import { lockStopList, type StopListSnapshot } from '../stop-list/dish-balance-repository.ts';
import {
  validateOrder,
  noSuchRoom,
  type AcceptedPlacement,
  type OrderInput,
} from './order-validation.ts';
import { linesOf, orderOf } from '../order-row.ts';
import { shownTo } from '../shown-order.ts';
import { orderTexts } from '../order-texts.ts';
import type {
  NewOrderRow,
  Placement,
  PlacementSnapshot,
  PlacementRepository,
} from './placement-repository.ts';
import { orderableDishes, restaurantIsAway, type KnownDishMenu } from './restaurant-goods.ts';

/** What placing an order needs. */
export interface PlaceOrderOptions {
  readonly database: Pick<Database['prisma'], '$transaction'>;
  readonly placements: PlacementRepository;
  readonly settings: {
    read(): Promise<
      Pick<PortalSettings, 'paymentSystems' | 'restaurantPhone'> &
        CardPaymentBounds & {
          readonly accountBounds: Pick<AccountBounds, 'openUnpaidOrders'>;
        } & Partial<Pick<PortalSettings, 'receiptEmail'>>
    >;
  };
  /** Whether an order can be paid online only where its receipt has an e-mail to go to. */
  readonly isReceiptEmailNeeded?: boolean;
  /** The payment systems that take money online. */
  readonly onlinePaymentSystems: readonly string[];
  readonly dishMenu: KnownDishMenu;
  readonly outbox: Pick<Outbox, 'wake'>;
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

/**
 * The call that places an order: one reading, one writing statement. Only for dishes of which so much and
 * no more is left there is a transaction around the writing.
 */
export function placeOrderRoute(options: PlaceOrderOptions): Route {
  const { database, placements, settings, dishMenu, outbox } = options;
  const { isReceiptEmailNeeded = false, onlinePaymentSystems } = options;
  return implement(createOrder, async (call) => {
    const { order: requested } = call.body.data;
    const guestId = call.actor.id;
    const hasDishes = requested.products.some(({ id }) => typeof id === 'string');
    const [set, menu, snapshot] = await Promise.all([
      settings.read(),
      hasDishes ? dishMenu() : null,
      placements.read({
        guestId,
        roomId: requested.room,
        storeId: requested.store,
        productIds: requested.products.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
      }),
    ]);
    const { paymentSystems, restaurantPhone, receiptEmail = '' } = set;
    const maxOpenUnpaid = set.accountBounds.openUnpaidOrders;
    if (!snapshot) throw new ProblemError('SESSION_EXPIRED');
    const t = orderTexts[call.locale];
    const input = withOnlySystem(requested, paymentSystems);
    const isOnline = isPaidOnline(input.paymentType, input.payment_system, onlinePaymentSystems);
    // A profile's may be from before the rule was this strict.
    const { guestEmail } = snapshot;
    const ofProfile = guestEmail !== null && isEmail(guestEmail) ? guestEmail : null;
    const receiptAddress = input.email ?? ofProfile ?? receiptEmail;
    // Empty where none is needed: there is no receipt of the portal's, or it goes to the phone.
    const none = isOnline && isReceiptEmailNeeded ? null : '';
    const email = (isOnline && receiptAddress) || none;
    const validate = (stopList: StopListSnapshot | null) => {
      const dishes = orderableDishes(menu, stopList, new Date());
      const context = {
        ...snapshot,
        dishes,
        paymentSystems,
        isPaidOnline: isOnline,
        cardPayments: set,
      };
      return validateOrder(input, { ...context, receiptEmail: email }, t);
    };
    const first = validate(snapshot.stopList);
    const isCounted =
      'accepted' in first &&
      takesFromBalance(
        snapshot.stopList?.stopped ?? [],
        linesOf(first.accepted.lines).iikoProducts,
      );
    const place = async (validated: typeof first, transaction?: SqlClient) => {
      if ('refusal' in validated) return validated;
      const placement = {
        ...placementOf(validated.accepted, snapshot, call, input, paymentSystems, email),
        maxOpenUnpaid,
      };
      return { order: placement.order, placed: await placements.place(placement, transaction) };
    };
    const outcome = isCounted
      ? await database.$transaction(async (transaction) =>
          place(validate(await lockStopList(transaction, null)), transaction),
        )
      : await place(first);

    if ('refusal' in outcome) {
      const { code, details } = outcome.refusal;
      if (code === 'INVALID') return call.refuse(code, { details });
      if (code === 'RESTAURANT_UNAVAILABLE') {
        return call.refuse(code, restaurantIsAway(restaurantPhone));
      }
      return call.refuse(code, { details });
    }
    const { order, placed } = outcome;
    if (placed === 'room-gone') return call.refuse('INVALID', { details: [noSuchRoom] });
    if (placed === 'too-many-open') {
      const params = { n: maxOpenUnpaid };
      return call.refuse('TOO_MANY_OPEN', { text: 'order.tooManyOpen', params });
    }
    if (placed === 'key-lost')
      throw new ProblemError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
    if (call.idempotency) call.idempotency.isFinished = true;
    outbox.wake('live');
    outbox.wake('telegram');
    return { status: 201, body: { order } };
  });
}

/** Where there is one payment system alone, the input need not name it. */
function withOnlySystem(
  input: OrderInput,
  paymentSystems: PortalSettings['paymentSystems'],
): OrderInput {
  const [only, ...others] = paymentSystems;
  if (input.paymentType !== 'external' || input.payment_system || !only || others.length > 0) {
    return input;
  }
  return { ...input, payment_system: only.title_system };
}

/** Everything that is written of an order that can be placed. */
function placementOf(
  { store, room, lines, quote }: AcceptedPlacement,
  snapshot: PlacementSnapshot,
  { actor, idempotency }: Pick<Call<typeof createOrder>, 'actor' | 'idempotency'>,
  input: OrderInput,
  paymentSystems: PortalSettings['paymentSystems'],
  email: string | null,
): Omit<Placement, 'maxOpenUnpaid'> {
  const now = new Date();
  const row: NewOrderRow = {
    id: snapshot.orderId,
    type: store.kind,
    storeId: input.store,
    roomId: input.room,
    guestId: actor.id,
    phone: input.phone ?? snapshot.guest.phone,
    email: email || null,
    comment: input.comment,
    paymentType: input.paymentType,
    paymentSystem: input.paymentType === 'external' ? (input.payment_system ?? null) : null,
    feeName: store.feeName,
    feeType: store.feeType,
    feeValueHundredths: store.feeValueHundredths,
    feeKopecks: quote.feeKopecks ?? 0,
    totalKopecks: quote.totalKopecks,
  };
  const order = orderOf({
    ...untouched,
    ...row,
    store: { id: input.store, title: store.title },
    room: { id: input.room, name: room.name },
    guest: { id: actor.id, ...snapshot.guest },
    createAt: now,
    statusAt: now,
    lines,
  });
  return {
    row,
    lines,
    outboxRows: [
      liveRow(orderCreate, { newOrder: order }, actor.id),
      deliveryNotification(order, paymentSystems),
    ],
    order: shownTo(actor, order),
    claim: idempotency,
    now,
  };
}
