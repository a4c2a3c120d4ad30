import path from 'node:path';
import { cancelReasons, orderStatuses, type OrderStatus } from '@portal/domain/orders';
import { seedDemo } from '../demo/seed.ts';
import { openDatabase } from '../src/db/database.ts';

/*
 * Fills the portal's folder with the demo hotel and orders of a busy day, before the portal is started on it:
 *
 *   node --conditions=@portal/source reference-server/bench/seed-orders.ts <folder> [orders] [open]
 */
const [dataDir, total = '2000', open = '500'] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the folder to be filled.');
const orderCount = Number(total);
const openCount = Number(open);
const guestCount = 200;
const minute = 60_000;
const openStatuses = ['new', 'inwork', 'delivered'] as const;
const comments = ['', '', 'Без сахара, пожалуйста', '', 'Позвоните за пять минут', ''];
const guestNames = ['Анна Лебедева', 'Иван Соколов', 'Мария Крылова', 'Пётр Воронцов'];

const { prisma, close } = await openDatabase({
  embedded: { folder: path.join(dataDir, 'database') },
});
const staffPassword = process.env['DEMO_STAFF_PASSWORD'] ?? 'park-hotel-demo';
await seedDemo(prisma, () => staffPassword);

const guests = await prisma.guest.createManyAndReturn({
  data: Array.from({ length: guestCount }, (_, index) => ({
    phone: `+7903${String(1_000_000 + index)}`,
    name: one(guestNames, index),
  })),
});
const rooms = await prisma.room.findMany({ select: { id: true } });
const products = await prisma.product.findMany({
  select: { id: true, storeId: true, name: true, priceKopecks: true },
  where: { priceKopecks: { not: null } },
});

function one<Thing>(things: readonly Thing[], index: number): Thing {
  const thing = things[index % things.length];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** The closed ones are older than every open one. */
function statusOf(index: number): OrderStatus {
  if (index >= orderCount - openCount) return one(openStatuses, index);
  return index % 12 === 0 ? 'canceled' : 'done';
}

function linesOf(index: number) {
  const { storeId } = one(products, index);
  const ofStore = products.filter((product) => product.storeId === storeId);
  return Array.from({ length: 1 + (index % Math.min(4, ofStore.length)) }, (_, position) => {
    const { id, name, priceKopecks } = one(ofStore, index + position);
    const quantity = 1 + ((index + position) % 3);
    return {
      kind: 'product' as const,
      productId: String(id),
      position,
      name,
      priceKopecks,
      quantity,
    };
  });
}

const orders = await prisma.order.createManyAndReturn({
  select: { id: true },
  data: Array.from({ length: orderCount }, (_, index) => {
    const guest = one(guests, index * 7);
    const status = statusOf(index);
    const ago = (orderCount - index) * (orderStatuses.indexOf(status) < 3 ? 0.12 : 6) * minute;
    const createAt = new Date(Date.now() - ago);
    const isPaid = index % 3 === 0;
    return {
      status,
      storeId: one(products, index).storeId,
      roomId: one(rooms, index).id,
      guestId: guest.id,
      phone: guest.phone,
      comment: one(comments, index),
      paymentType: isPaid ? 'external' : one(['cash', 'bank-card'], index),
      paymentSystem: isPaid ? 'yookassa' : null,
      paidFor: isPaid ? ('succeeded' as const) : null,
      totalKopecks: linesOf(index).reduce(
        (sum, { priceKopecks, quantity }) => sum + (priceKopecks ?? 0) * quantity,
        0,
      ),
      createAt,
      statusAt: createAt,
      cancelReason: status === 'canceled' ? one(cancelReasons, index) : null,
      completedAt: status === 'done' ? createAt : null,
    };
  }),
});
await prisma.orderLine.createMany({
  data: orders.flatMap(({ id }, index) => linesOf(index).map((line) => ({ ...line, orderId: id }))),
});
await close();
