import type { BanquetThings, GuestThings } from './screens/screen-list.ts';
import { registerGuest, staffCaller, type Call } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

/** What must stay text wherever it is shown: markup, a way out of markup, and a formula. */
export const hostileText =
  '=HYPERLINK("//evil.io")<img src=x onerror="document.title=1"></b><a href="//evil.io">a</a>';

/** As much of it as a short field takes; it still begins a formula and opens a tag. */
const hostileWord = '=1+1<img src=x onerror=alert(1)>';

/** What a hotel of hostile texts has to show. */
export interface HostileHotel extends GuestThings, BanquetThings {
  /** The guest's session. */
  readonly guestToken: string;
  readonly storeId: number;
  readonly roomId: number;
  /** What the browser keeps of carts. */
  readonly carts: Readonly<Record<string, readonly { id: number; quantity: number }[]>>;
}

interface WithId {
  readonly id: number;
}

/** Puts hostile texts into everything that guests and staff can write, and that is kept. */
export async function fillWithHostileTexts(stack: Stack): Promise<HostileHotel> {
  const staff = await staffCaller(stack);
  const { storeId, roomId, productId, banquetThings } = await seedThings(staff);
  const { token: guestToken, call: guest } = await registerGuest(stack, hostileText, true);

  const products = [{ id: productId, quantity: 1 }];
  const order = {
    store: storeId,
    room: roomId,
    paymentType: 'cash',
    comment: hostileText,
    products,
  };
  const place = async () =>
    (await guest<{ order: WithId }>('/api/order/create', { data: { order } })).order.id;
  const [rated, canceled, orderId] = [await place(), await place(), await place()];
  const update = (change: object) => staff('/api/order/update', { data: { order: change } }, 'PUT');
  for (const status of ['inwork', 'delivered', 'done']) await update({ id: rated, status });
  await guest('/api/rating/create', { data: { score: 1, review: hostileText, orderId: rated } });
  const cancelReason = { cancel_reason: 'other', metadata: { comment: hostileText } };
  await update({ id: canceled, status: 'canceled', cancelReason });

  const created = await guest<{ ticket: WithId }>('/api/ticket/create', {
    data: { room: roomId, message: hostileText },
  });
  const ticketId = created.ticket.id;
  await staff('/api/admin/ticket/note', { data: { ticketId, note: hostileText } });
  await staff('/api/ticket/message', { data: { ticketId, message: hostileText } });
  const carts = { 1: [{ id: 1, quantity: 1 }], [storeId]: products };
  return { guestToken, storeId, roomId, carts, orderId, ticketId, ...banquetThings };
}

interface SeededThings {
  readonly storeId: number;
  readonly roomId: number;
  readonly productId: number;
  readonly banquetThings: BanquetThings;
}

async function seedThings(staff: Call): Promise<SeededThings> {
  const { storeCategory } = await staff<{ storeCategory: WithId }>(
    '/api/admin/store-category/create',
    { data: { storeCategory: { name: hostileWord } } },
  );
  const { store } = await staff<{ store: WithId }>('/api/admin/store/create', {
    data: {
      store: {
        title: hostileWord,
        description: hostileText,
        short_desc: hostileText,
        tag: hostileWord,
        category: { id: storeCategory.id },
        fee: { name: hostileWord, description: hostileText, type: 'fix', value: 100 },
      },
    },
  });
  const { product } = await staff<{ product: WithId }>('/api/admin/product/create', {
    data: {
      product: {
        store: store.id,
        name: hostileText,
        description: hostileText,
        memo_text: hostileText,
        warning_text: hostileText,
        price: 150,
      },
    },
  });
  const { room } = await staff<{ room: WithId }>('/api/admin/room/create', {
    data: { room: { name: hostileWord, sort_priority: 900 } },
  });
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const { banquet } = await staff<{ banquet: WithId }>('/api/admin/banquet/create', {
    data: {
      banquet: {
        title: hostileText,
        customerName: hostileWord,
        phone: '+79210000001',
        guestsCount: 12,
        startsAt,
        durationInMinutes: 120,
        comment: hostileText,
      },
    },
  });
  await staff('/api/admin/staff/create', {
    data: { staff: { id: 'hostile', name: hostileText, role: 'moderator' } },
  });
  await staff('/api/admin/ticket/canned-reply/create', {
    data: { cannedReply: { title: hostileWord, shortcut: 'hostile', text: hostileText } },
  });
  const socialLinks = ['https://vk.com', 'https://t.me'].map((url) => ({
    label: hostileWord,
    url,
  }));
  const paymentSystem = { title: hostileWord, title_staff: hostileWord, title_system: 'yookassa' };
  const minutes = { restaurant: null, shop: 30, service: null };
  const attributes = {
    copyright: hostileText,
    socialLinks,
    delivery: { text: hostileText, minutes },
    paymentSystems: [paymentSystem],
  };
  await staff('/api/portal-setting/update', { data: { attributes } }, 'PUT');
  const banquetThings = { banquetId: banquet.id, banquetDay: startsAt.slice(0, 10) };
  return { storeId: store.id, roomId: room.id, productId: product.id, banquetThings };
}
