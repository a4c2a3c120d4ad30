import { staffRoles, type Endpoint } from '@portal/domain/contract';
import { endpoints } from '@portal/domain/openapi';
import { describe, expect, it } from 'vitest';
import { requestFor } from './authorisation-requests.ts';
import { authorisationTable, callers, type AuthorisationCaller } from './authorisation-table.ts';
import { makeThings } from './authorisation-things.ts';
import { createTestPortal } from '../portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const tokens: Partial<Record<AuthorisationCaller, string>> = {};

const portal = await sharedByTests(createTestPortal());
const own = await portal.guest();
tokens.own = own.token;
tokens.other = (await portal.guest('Пётр Орлов')).token;
for (const role of staffRoles) tokens[role] = (await portal.staff(role)).token;
const things = await makeThings(portal, own);

async function statusFor(call: string, caller: AuthorisationCaller): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const request = requestFor(things, call, caller);
  // Signing out must not take the session from the rows after it.
  const token =
    path.startsWith('/api/auth/logout') && caller !== 'anon'
      ? await freshToken(caller)
      : tokens[caller];
  const response = await fetch(portal.url + (request.path ?? path), {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(request.body ?? {}) }),
  });
  // A member of staff has one account for all rows.
  const isOverForStaff = path.endsWith('-everywhere') && staffRoles.some((role) => role === caller);
  if (isOverForStaff) tokens[caller] = await freshToken(caller);
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
