import { randomUUID } from 'node:crypto';
import type { NewBanquet } from '@portal/domain/banquets';
import { createOrder, type NewOrder } from '@portal/domain/orders';
import type { PushSubscriptionJson } from '@portal/domain/push';
import { createTicket } from '@portal/domain/tickets';
import { callers, type AuthorisationCaller } from './authorisation-table.ts';
import { sandboxHall, sandboxTables } from '../fixtures/restaurant/banquets.ts';
import type { TestGuest, TestPortal } from '../portal.ts';
import { makeDevice } from '../fixtures/push.ts';
import { uploadSomePicture } from '../fixtures/pictures.ts';

/** What requests speak of: things of one guest, and things that may be changed and removed. */
export interface AuthorisationThings {
  readonly own: TestGuest;
  readonly otherOwnSessionId: string;
  readonly devices: Partial<Record<AuthorisationCaller, PushSubscriptionJson>>;
  readonly order: NewOrder;
  readonly ownOrderIds: Readonly<Record<'cancel' | 'update' | 'pay', number>>;
  readonly ownTicket: { readonly id: number; readonly pictureId: string };
  readonly storeId: number;
  readonly storeName: string;
  readonly productId: number;
  readonly banquetId: number;
  readonly cannedReplyId: number;
  readonly alertId: number;
  readonly differenceId: number;
  readonly spare: {
    readonly productId: number;
    readonly categoryId: number;
    readonly roomId: number;
    readonly guestId: number;
  };
}

const difference = {
  kind: 'payment-without-order',
  subject: 'payment:2d9f5a3c',
  provider: 'yookassa',
  amountKopecks: 30_000,
  since: new Date(0),
};

/** A banquet that nothing is wrong with. */
export const banquet: NewBanquet = {
  title: 'Юбилей',
  customerName: 'Анна',
  phone: '+79161234567',
  guestsCount: 4,
  startsAt: dayAhead(2),
  durationInMinutes: 120,
};
/** A canned reply. */
export const cannedReply = { title: 'Идём', shortcut: 'going', text: 'Идём, {guest}' };
/** A member of staff who calls nothing. */
export const colleagueId = 'nina';

/** A time so many days from now. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
}

/** Makes them in a portal. */
export async function makeThings(portal: TestPortal, own: TestGuest): Promise<AuthorisationThings> {
  const { prisma } = portal.database;
  const otherOwnSessionId = randomUUID();
  await prisma.session.create({
    data: {
      id: otherOwnSessionId,
      subject: 'guest',
      guestId: own.id,
      expiresAt: new Date(dayAhead(1)),
      absoluteExpiresAt: new Date(dayAhead(1)),
    },
  });
  const devices: Partial<Record<AuthorisationCaller, PushSubscriptionJson>> = {};
  for (const caller of callers) devices[caller] = await makeDevice(portal.sandbox);
  const store = await prisma.store.findFirstOrThrow({
    where: { isActive: true, customId: { not: null } },
    include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
  });
  const room = await prisma.room.findFirstOrThrow();
  const productId = store.products[0]?.id ?? 0;
  const order: NewOrder = {
    store: store.id,
    room: room.id,
    products: [{ id: productId, quantity: 1 }],
    paymentType: 'external',
    payment_system: 'yookassa',
  };
  const [cancel, update, pay] = [
    await placeOwnOrder(own, order),
    await placeOwnOrder(own, order),
    await placeOwnOrder(own, order),
  ];
  const pictureId = await uploadSomePicture(portal.url, own.token);
  const created = await own.client.call(createTicket, {
    body: { data: { room: room.id, message: 'Не горит лампа', pictures: [pictureId] } },
  });
  if (created.status !== 201) throw new Error(created.body.error);
  const product = { name: 'Лишнее', storeId: store.id };
  await prisma.staff.create({
    data: { id: colleagueId, name: 'Нина', role: 'banquet', passwordHash: '' },
  });
  return {
    own,
    otherOwnSessionId,
    devices,
    order,
    ownOrderIds: { cancel, update, pay },
    ownTicket: { id: created.body.ticket.id, pictureId },
    storeId: store.id,
    storeName: store.customId ?? '',
    productId,
    banquetId: await planBanquetAs(portal),
    cannedReplyId: (await prisma.cannedReply.create({ data: cannedReply })).id,
    alertId: (await prisma.alert.create({ data: { kind: 'sms-budget', since: new Date() } })).id,
    differenceId: (await prisma.bookDifference.create({ data: difference })).id,
    spare: {
      productId: (await prisma.product.create({ data: product })).id,
      categoryId: (await prisma.storeCategory.create({ data: { name: 'Лишняя' } })).id,
      roomId: (await prisma.room.create({ data: { name: 'Лишний' } })).id,
      guestId: (await prisma.guest.create({ data: { phone: '+79990000999', name: 'Лишний' } })).id,
    },
  };
}

async function placeOwnOrder(own: TestGuest, order: NewOrder): Promise<number> {
  const reply = await own.client.call(createOrder, { body: { data: { order } } });
  if (reply.status !== 201) throw new Error(`No order could be placed: ${reply.body.error}`);
  return reply.body.order.id;
}

async function planBanquetAs(portal: TestPortal): Promise<number> {
  const { staffPortal } = await portal.staff('banquet');
  const [table] = sandboxTables;
  const planned = await staffPortal.banquets.create({
    banquet: { ...banquet, section: sandboxHall, tables: table ? [table] : [] },
  });
  if (!planned.ok) throw new Error(`No banquet could be planned: ${planned.refusal.text}`);
  return planned.value.banquet.id;
}
