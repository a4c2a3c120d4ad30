import { createOrder, endpoints, staffRoles } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestPortal, type TestPortal } from '../portal.ts';
import { send } from '../raw-request.ts';
import { storedRows } from '../stored-rows.ts';
import { callInputs } from './bad-input-table.ts';
import type { Caller, Things } from './call-input.ts';
import { wrongWithRefusal } from './refusal.ts';
import { hostileBodies, hostileValues } from './hostile-values.ts';

let portal: TestPortal;
let things: Things;
const tokens: Partial<Record<Caller, string>> = {};

beforeAll(async () => {
  portal = await createTestPortal();
  const guest = await portal.guest();
  tokens.guest = guest.token;
  tokens.anotherGuest = (await portal.guest('Пётр Орлов')).token;
  for (const role of staffRoles) tokens[role] = (await portal.staff(role)).token;
  const store = await portal.database.prisma.store.findFirstOrThrow({
    where: { isActive: true },
    include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
  });
  const room = await portal.database.prisma.room.findFirstOrThrow();
  const productId = store.products[0]?.id ?? 0;
  const order = {
    store: store.id,
    room: room.id,
    products: [{ id: productId, quantity: 1 }],
    paymentType: 'cash' as const,
  };
  const reply = await guest.client.call(createOrder, { body: { data: { order } } });
  if (reply.status !== 201) throw new Error(`No order could be placed: ${reply.body.error}`);
  things = {
    guestId: guest.id,
    phone: guest.phone,
    storeId: store.id,
    roomId: room.id,
    productId,
    orderId: reply.body.order.id,
  };
  await vi.waitFor(async () => expect(await portal.database.prisma.outbox.count()).toBe(0));
}, 60_000);

afterAll(() => portal.stop());

type Fields = Record<string, unknown>;

/** The body as JSON, with the field at `path` written as `value`, or left out. */
function bodyWith(body: object, path: string, value: string | undefined): string {
  const copy = structuredClone(body) as Fields;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder = copy;
  for (const key of keys) holder = holder[key] as Fields;
  // What is undefined is left out of JSON.
  holder[last] = value === undefined ? undefined : '<here>';
  return JSON.stringify(copy).replace('"<here>"', () => value ?? '');
}

function shortened(value: string | undefined): string {
  if (value === undefined) return 'left out';
  return value.length > 60 ? `${value.slice(0, 60)}… (${value.length})` : value;
}

it('has a row for every call of the contract, and for no other', () => {
  const calls = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`);
  expect(callInputs.map(({ call }) => call).sort()).toEqual(calls.sort());
});

describe.each(callInputs)('$call refuses, and stores nothing of', { timeout: 60_000 }, (input) => {
  const [method = '', path = ''] = input.call.split(' ');
  const headers: Record<string, string> = {};
  let before: Record<string, string>;

  beforeAll(async () => {
    const token = tokens[input.as];
    if (token) headers['Authorization'] = `Bearer ${token}`;
    before = await storedRows(portal.database.prisma);
  });
  afterAll(async () => expect(await storedRows(portal.database.prisma)).toEqual(before));

  async function wrongAnswer(body: string): Promise<string | undefined> {
    const json = { ...headers, 'Content-Type': 'application/json' };
    return wrongWithRefusal(await send(portal.url, { method, path, headers: json, body }));
  }

  it('bodies that no call takes', async () => {
    const wrong: string[] = [];
    for (const [name, type, body, expected] of hostileBodies) {
      // A call without a body has nothing to say of one that can be read.
      if (method === 'GET' && (expected === 415 || expected === 422)) continue;
      const request = { method, path, body, headers: { ...headers, 'Content-Type': type } };
      const reply = await send(portal.url, request);
      const problem =
        reply.status === expected ? wrongWithRefusal(reply) : `${reply.status} ${reply.text}`;
      if (problem) wrong.push(`${name}: ${problem}`);
    }
    expect(wrong).toEqual([]);
  });

  const { fields, required } = input;
  const given = () => input.body?.(things) ?? {};

  if (fields)
    it('fields that are wrong', async () => {
      const wrong: string[] = [];
      for (const [field, kind] of Object.entries(fields)) {
        for (const value of hostileValues(kind)) {
          const problem = await wrongAnswer(bodyWith(given(), field, value));
          if (problem) wrong.push(`${field} = ${shortened(value)}: ${problem}`);
        }
      }
      expect(wrong).toEqual([]);
    });

  if (required)
    it('fields that are missing, or only in the prototype', async () => {
      const wrong: string[] = [];
      for (const field of required) {
        const without = bodyWith(given(), field, undefined);
        const hidden = `{"__proto__":${JSON.stringify(given())},${without.slice(1)}`.replace(
          ',}',
          '}',
        );
        for (const each of [without, hidden]) {
          const problem = await wrongAnswer(each);
          if (problem) wrong.push(`${field} in ${shortened(each)}: ${problem}`);
        }
      }
      expect(wrong).toEqual([]);
    });
});
