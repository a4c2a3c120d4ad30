import { createOrder, endpoints, type Endpoint, type NewOrder } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorisationTable, callers, type AuthorisationCaller } from './authorisation-table.ts';
import { restaurantIds as hotel } from '../sandbox/iiko/restaurant-ids.ts';
import { createTestPortal, somePhone, type TestGuest, type TestPortal } from './portal.ts';

let portal: TestPortal;
let own: TestGuest;
const tokens: Partial<Record<AuthorisationCaller, string>> = {};
let order: NewOrder;
let storeId: number;
let storeName: string;
let productId: number;
const ownOrderIds = { cancel: 0, update: 0, pay: 0 };

beforeAll(async () => {
  portal = await createTestPortal();
  own = await portal.guest();
  tokens.own = own.token;
  tokens.other = (await portal.guest('Пётр Орлов')).token;
  tokens.moderator = (await portal.staff('moderator')).token;
  tokens.banquet = (await portal.staff('banquet')).token;
  tokens.admin = (await portal.staff('admin')).token;
  const store = await portal.database.prisma.store.findFirstOrThrow({
    where: { isActive: true, customId: { not: null } },
    include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
  });
  const room = await portal.database.prisma.room.findFirstOrThrow();
  storeId = store.id;
  storeName = store.customId ?? '';
  productId = store.products[0]?.id ?? 0;
  order = {
    store: storeId,
    room: room.id,
    products: [{ id: productId, quantity: 1 }],
    paymentType: 'external',
    payment_system: 'yookassa',
  };
  for (const use of ['cancel', 'update', 'pay'] as const) ownOrderIds[use] = await placeOwnOrder();
  // Starting a portal on a busy machine takes its time.
}, 60_000);

afterAll(() => portal.stop());

async function placeOwnOrder(): Promise<number> {
  const reply = await own.client.call(createOrder, { body: { data: { order } } });
  if (reply.status !== 201) throw new Error(`No order could be placed: ${reply.body.error}`);
  return reply.body.order.id;
}

/** A request that is right in every way but perhaps in who makes it. */
function requestFor(call: string, caller: AuthorisationCaller): { path?: string; body?: unknown } {
  switch (call) {
    case 'POST /api/sms-auth/send-code':
      return { body: { phoneNumber: somePhone() } };
    case 'POST /api/sms-auth/login':
      return { body: { data: { phone: somePhone(), code: '0000' } } };
    case 'POST /api/sms-auth/register':
      return { body: { data: { phone: somePhone(), name: 'Никто' } } };
    case 'POST /api/sms-auth/guest':
      return { body: { data: { id: own.id } } };
    case 'POST /api/admin/auth/login':
      // Failures are counted per id.
      return { body: { data: { id: `nobody-${caller}`, password: 'nothing' } } };
    case 'POST /api/admin/sms-auth/guest':
      return { body: { data: { id: 'admin' } } };
    case 'PUT /api/portal-setting/update':
      return { body: { data: { attributes: { debug: false } } } };
    case 'GET /api/store/:id':
      return { path: `/api/store/${storeId}` };
    case 'GET /api/store/custom/:customId':
      return { path: `/api/store/custom/${storeName}` };
    case 'GET /api/store/product/:id':
      return { path: `/api/store/product/${productId}` };
    case 'POST /api/store/product/fetch':
    case 'POST /api/admin/order/fetch':
      return { body: { data: {} } };
    case 'POST /api/orders':
      return { body: { data: { id: own.id } } };
    case 'POST /api/order/create':
      return { body: { data: { order } } };
    case 'POST /api/order/cancel':
      return { body: { data: { id: ownOrderIds.cancel } } };
    case 'PUT /api/order/update':
      return { body: { data: { order: { id: ownOrderIds.update, status: 'inwork' } } } };
    case 'POST /api/payment/create':
    case 'POST /api/payment/sync':
      return { body: { data: { orderId: ownOrderIds.pay } } };
    case 'POST /api/webhook/yookassa':
      return { body: { type: 'notification', event: 'payment.succeeded', object: { id: 'x' } } };
    case 'POST /api/iiko/terminal-groups':
      return { body: { organizationIds: [hotel.organizationId] } };
    case 'POST /api/iiko/reserve_available_restaurant_sections':
      return { body: { terminalGroupIds: [hotel.terminalGroupId] } };
    case 'POST /api/iiko/nomenclature':
    case 'POST /api/iiko/external/nomenclature':
      return { body: { organizationId: hotel.organizationId } };
    case 'POST /api/iiko/menu_by_id_v2':
    case 'POST /api/iiko/external/menu_by_id_v2':
      return {
        body: { organizationIds: [hotel.organizationId], externalMenuId: hotel.externalMenuId },
      };
    case 'POST /api/webhook/iiko':
      return { body: [{ eventType: 'StopListUpdate' }] };
    default:
      return {};
  }
}

async function statusFor(call: string, caller: AuthorisationCaller): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const request = requestFor(call, caller);
  // Signing out must not take the session from the rows after it.
  const token =
    path === '/api/auth/logout' && caller !== 'anon' ? await freshToken(caller) : tokens[caller];
  const response = await fetch(portal.url + (request.path ?? path), {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(request.body ?? {}) }),
  });
  return response.status;
}

async function freshToken(caller: AuthorisationCaller): Promise<string> {
  const isGuest = caller === 'own' || caller === 'other' || caller === 'anon';
  return (await (isGuest ? portal.guest() : portal.staff(caller))).token;
}

describe('who may do what', () => {
  const byCall = new Map(authorisationTable.map((row) => [row[0], row]));
  const calls = [...endpoints.values()].map(({ method, path }: Endpoint) => `${method} ${path}`);

  it('says something of every call of the contract and of no other', () => {
    expect([...byCall.keys()].sort()).toEqual([...calls].sort());
  });

  it('says something of every route that Express knows', () => {
    const mounted = portal.context.app.router.stack.flatMap(({ route }) =>
      route ? route.stack.map((layer) => `${layer.method.toUpperCase()} ${route.path}`) : [],
    );
    expect(mounted.filter((call) => !byCall.has(call))).toEqual([]);
    expect(mounted).toHaveLength(byCall.size);
  });

  describe.each(authorisationTable.map((row) => [row[0], row] as const))('%s', (call, row) => {
    it.each(callers.map((caller, index) => [caller, row[index + 1]] as const))(
      'answers %s with %d',
      async (caller, status) => {
        expect(await statusFor(call, caller)).toBe(status);
      },
    );
  });
});
