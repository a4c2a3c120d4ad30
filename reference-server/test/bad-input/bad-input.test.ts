import { staffRoles } from '@portal/domain/contract';
import { endpoints } from '@portal/domain/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal } from '../portal.ts';
import { send } from '../raw-request.ts';
import { storedRows } from './stored-rows.ts';
import { callInputs } from './bad-input-table.ts';
import { settledGuests, type Caller, type CallInput, type OwnThings } from './call-input.ts';
import { seedHotel, settleGuest, signInAsNewStaff } from './fixtures.ts';
import { wrongWithRefusal } from './refusal.ts';
import { hostileBodies, hostileValues } from './hostile-values.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const own: Partial<Record<Caller, OwnThings>> = {};
const tokens: Partial<Record<Caller, string>> = {};

// Each row comes from an address of its own: all of them are more than one may send. What works behind the
// calls would write rows of its own after a while, and hand on those of a call that should have written none.
const portal = await sharedByTests(
  createTestPortal({ only: [], environment: { TRUST_PROXY_HOPS: '1' } }),
);
const hotel = await seedHotel(portal);
for (const guest of settledGuests) {
  const { token, things } = await settleGuest(portal, hotel);
  tokens[guest] = token;
  own[guest] = things;
}

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

/** Fewer than an account may send in a minute, however fast this machine is. */
const callsOfOneAccount = 500;

/** How many calls it takes to try everything on the fields of a call. */
function callsToTry({ fields = {}, required = [] }: CallInput): number {
  const wrong = Object.values(fields).map((kind) => hostileValues(kind).length);
  return wrong.reduce((sum, count) => sum + count, 2 * required.length + hostileBodies.length);
}

function shortened(value: string | undefined): string {
  if (value === undefined) return 'left out';
  return value.length > 60 ? `${value.slice(0, 60)}… (${value.length})` : value;
}

it('has a row for every call of the contract, and for no other', () => {
  const calls = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`);
  // A call that takes bodies of two kinds has two rows.
  expect([...new Set(callInputs.map(({ call }) => call))].sort()).toEqual(calls.sort());
});

describe.each(callInputs)('$call refuses, and stores nothing of', { timeout: 180_000 }, (input) => {
  const [method = '', path = ''] = input.call.split(' ');
  const address = `198.51.100.${callInputs.indexOf(input) + 1}`;
  const headers: Record<string, string> = { 'X-Forwarded-For': address };
  const callers: string[] = [];
  let sent = 0;
  let before: Record<string, string>;

  beforeAll(async () => {
    const role = staffRoles.find((each) => each === input.as);
    const known = tokens[input.as];
    if (!role && known) callers.push(known);
    while (role && callers.length * callsOfOneAccount < callsToTry(input)) {
      callers.push(await signInAsNewStaff(portal, role));
    }
    if (callers[0]) headers['Authorization'] = `Bearer ${callers[0]}`;
    before = await storedRows(portal.database.prisma);
  });
  afterAll(async () => expect(await storedRows(portal.database.prisma)).toEqual(before));

  async function wrongAnswer(body: string): Promise<string | undefined> {
    sent += 1;
    const caller = callers[Math.min(Math.floor(sent / callsOfOneAccount), callers.length - 1)];
    const json = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(caller && { Authorization: `Bearer ${caller}` }),
    };
    return wrongWithRefusal(await send(portal.url, { method, path, headers: json, body }));
  }

  it('bodies that no call takes', async () => {
    const wrong: string[] = [];
    for (const [name, type, body, expected] of hostileBodies) {
      // A call without a body has nothing to say of one that can be read.
      if (method === 'GET' && (expected === 415 || expected === 422)) continue;
      const request = { method, path, body, headers: { ...headers, 'Content-Type': type } };
      const reply = await send(portal.url, request);
      const status = input.takesFile && expected === 422 ? 415 : expected;
      const problem =
        reply.status === status ? wrongWithRefusal(reply) : `${reply.status} ${reply.text}`;
      if (problem) wrong.push(`${name}: ${problem}`);
    }
    expect(wrong).toEqual([]);
  });

  const { fields, required } = input;
  const validBody = () => {
    const things = own[input.as] ?? own.guest;
    return (things && input.body?.({ ...hotel, ...things })) ?? {};
  };

  if (fields)
    it('fields that are wrong', async () => {
      const wrong: string[] = [];
      for (const [field, kind] of Object.entries(fields)) {
        for (const value of hostileValues(kind)) {
          const problem = await wrongAnswer(bodyWith(validBody(), field, value));
          if (problem) wrong.push(`${field} = ${shortened(value)}: ${problem}`);
        }
      }
      expect(wrong).toEqual([]);
    });

  if (required)
    it('fields that are missing, or only in the prototype', async () => {
      const wrong: string[] = [];
      for (const field of required) {
        const without = bodyWith(validBody(), field, undefined);
        const hidden = `{"__proto__":${JSON.stringify(validBody())},${without.slice(1)}`.replace(
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
