import { randomUUID } from 'node:crypto';
import { createMemoryTokenStorage, createPortal, createStaffPortal } from '@portal/client';
import type { StaffRole } from '@portal/domain/contract';
import { createOrder, type NewOrder } from '@portal/domain/orders';
import { createTicket } from '@portal/domain/tickets';
import { hashPassword } from '../../src/modules/auth/staff-sign-in/password-hash.ts';
import type { TestPortal } from '../portal.ts';
import { uploadSomePicture } from '../fixtures/pictures.ts';
import type { HotelThings, OwnThings } from './call-input.ts';

/** Things of the hotel that calls name. */
export async function seedHotel({ database: { prisma } }: TestPortal): Promise<HotelThings> {
  const store = await prisma.store.findFirstOrThrow({
    where: { isActive: true },
    include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
  });
  const category = await prisma.storeCategory.findFirstOrThrow();
  const room = await prisma.room.findFirstOrThrow();
  const banquet = await prisma.banquet.create({
    data: {
      title: 'Юбилей',
      customerName: 'Анна',
      phone: '+79161234567',
      guestsCount: 12,
      startsAt: new Date('2026-12-31T15:00:00Z'),
      endsAt: new Date('2026-12-31T18:00:00Z'),
      durationInMinutes: 180,
    },
  });
  const cannedReply = await prisma.cannedReply.create({
    data: { title: 'Скоро', shortcut: 'soon', text: 'Скоро будем' },
  });
  return {
    storeId: store.id,
    roomId: room.id,
    productId: store.products[0]?.id ?? 0,
    categoryId: category.id,
    banquetId: banquet.id,
    cannedReplyId: cannedReply.id,
  };
}

/** A guest who has ordered and asked for help, and uploaded a picture that waits to be sent. */
export async function settleGuest(
  portal: TestPortal,
  { storeId, roomId, productId }: HotelThings,
): Promise<{ token: string; things: OwnThings }> {
  const { id, phone, client, token } = await portal.guest();
  const order: NewOrder = {
    store: storeId,
    room: roomId,
    products: [{ id: productId, quantity: 1 }],
    paymentType: 'cash',
  };
  const placed = await client.call(createOrder, { body: { data: { order } } });
  if (placed.status !== 201) throw new Error(`No order could be placed: ${placed.body.error}`);
  const input = { room: roomId, message: 'Не горит лампа' };
  const created = await client.call(createTicket, { body: { data: input } });
  if (created.status !== 201) throw new Error(`No ticket could be opened: ${created.body.error}`);
  return {
    token,
    things: {
      guestId: id,
      phone,
      orderId: placed.body.order.id,
      ticketId: created.body.ticket.id,
      pictureId: await uploadSomePicture(portal.url, token),
    },
  };
}

/** Signs in a member of staff who was taken on just now. */
export async function signInAsNewStaff(portal: TestPortal, role: StaffRole): Promise<string> {
  const id = `${role}-${randomUUID()}`;
  const password = 'only-for-this-test';
  const passwordHash = await hashPassword(password);
  await portal.database.prisma.staff.create({
    data: { id, name: 'Новенький', role, passwordHash },
  });
  const token = createMemoryTokenStorage();
  await createStaffPortal(createPortal({ baseUrl: portal.url, token })).signIn(id, password);
  return token.read() ?? '';
}
