import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { eventually } from '../../../../test/eventually.ts';
import { createTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { hashPassword } from '../../auth/staff-sign-in/password-hash.ts';
import { createOwnerAccounts, type OwnerAccounts } from './owner-accounts.ts';

let portal: TestPortal;
let owner: OwnerAccounts;

beforeEach(async () => {
  portal = await createTestPortal({ only: [], seed: async () => undefined });
  owner = createOwnerAccounts(portal.prisma);
});
afterEach(() => portal.stop());

const password = 'four words are better';

async function issue(): Promise<string> {
  const token = await owner.issueLink();
  if (token === null) throw new Error('There is staff already.');
  return token;
}

const check = (token: string) => portal.call(null, '/api/admin/first/check', { token });
const create = (token: string, staff: object = { id: 'olga', password }) =>
  portal.call(null, '/api/admin/first/create', { token, staff });
const signIn = (id = 'olga', typed = password) =>
  portal.call<{ token: string }>(null, '/api/admin/auth/login', { id, password: typed });

describe('the link of the first admin', () => {
  it('makes one, who signs in, and leaves a trace without the password', async () => {
    const token = await issue();
    expect((await check(token)).status).toBe(204);
    const made = await create(token);
    expect(made).toMatchObject({
      status: 201,
      body: { staff: { id: 'olga', attributes: { role: 'admin', disabled: false } } },
    });
    const { status, body } = await signIn();
    expect(status).toBe(200);
    const authorization = `Bearer ${body.token}`;
    const listed = await portal.call(null, '/api/admin/staff/fetch', {}, { authorization });
    expect(listed.status).toBe(200);
    const entries = await portal.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { actor: 'system', action: 'create', entityId: 'olga' },
      { action: 'sign-in' },
    ]);
    expect(JSON.stringify(entries.map(({ to }) => to))).not.toContain(password);
  });

  it('serves once, and none other after it', async () => {
    const [used, other] = [await issue(), await issue()];
    expect((await create(used)).status).toBe(201);
    for (const token of [used, other, 'made up']) {
      const answers = [await check(token), await create(token, { id: 'vera', password })];
      expect(answers).toMatchObject([
        { status: 409, body: { code: 'STAFF_EXISTS' } },
        { status: 409, body: { code: 'STAFF_EXISTS' } },
      ]);
    }
    expect(await owner.issueLink()).toBeNull();
    expect(await portal.prisma.staff.count()).toBe(1);
    expect(await portal.prisma.firstAdminLink.count()).toBe(0);
  });

  it('makes one admin, however many use links at once', async () => {
    const ids = ['one', 'two', 'three', 'four', 'five'];
    const arrived: string[] = [];
    // All are past the first look when the first of them writes.
    const hashing = vi.mocked(hashPassword);
    onTestFinished(() => void hashing.mockReset());
    hashing.mockImplementation(async (typed) => {
      arrived.push(typed);
      await eventually(() => expect(arrived).toHaveLength(ids.length));
      return typed;
    });
    const tokens = await Promise.all(ids.map(issue));
    const outcomes = await Promise.all(
      ids.map((id, index) =>
        owner.createFirstAdmin({ id, password, token: tokens[index] ?? null }),
      ),
    );
    expect(outcomes.filter((made) => 'staff' in made)).toHaveLength(1);
    expect(
      outcomes.filter((made) => 'refusal' in made && made.refusal === 'STAFF_EXISTS'),
    ).toHaveLength(4);
    expect(await portal.prisma.staff.count()).toBe(1);
  });

  it('is good for an hour', async () => {
    const token = await issue();
    passTime({ minutes: 59 });
    expect((await check(token)).status).toBe(204);
    passTime({ minutes: 1 });
    for (const answer of [await check(token), await create(token)]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'FIRST_ADMIN_LINK_EXPIRED' } });
    }
    const next = await issue();
    expect(await portal.prisma.firstAdminLink.count()).toBe(1);
    expect((await create(next)).status).toBe(201);
  });

  it('cannot be guessed, nor read out of the database', async () => {
    const token = await issue();
    const { tokenHash } = await portal.prisma.firstAdminLink.findFirstOrThrow();
    expect(token).toHaveLength(43);
    for (const guess of [tokenHash, token.slice(1), `${token}x`, 'x']) {
      expect((await create(guess)).body.code).toBe('FIRST_ADMIN_LINK_EXPIRED');
    }
    expect(await portal.prisma.staff.count()).toBe(0);
  });

  it('takes no weak password, and still serves after it', async () => {
    const token = await issue();
    for (const weak of [
      'short',
      'park-hotel-demo',
      'Park-Hotel-Demo',
      'olga-olga-202',
      'qwertyuiop12',
    ]) {
      const { status, body } = await create(token, { id: 'olga', password: weak });
      expect([weak, status, body.details?.[0]?.path]).toEqual([weak, 422, 'data.staff.password']);
    }
    expect((await create(token)).status).toBe(201);
  });
});

describe('whoever has the machine', () => {
  it('makes the first admin without a link, and only the first', async () => {
    const admin = { id: 'olga', password, token: null };
    expect(await owner.createFirstAdmin(admin)).toMatchObject({ staff: { id: 'olga' } });
    expect(await owner.createFirstAdmin({ ...admin, id: 'vera' })).toEqual({
      refusal: 'STAFF_EXISTS',
    });
  });

  it('gives an account another password: its role stays, its sessions end, and the trail says so', async () => {
    await owner.createFirstAdmin({ id: 'olga', password, token: null });
    await portal.prisma.staff.update({ where: { id: 'olga' }, data: { role: 'banquet' } });
    expect((await signIn()).status).toBe(200);
    await owner.resetPassword('olga', 'five words are better still');
    expect(await portal.prisma.session.count({ where: { revokedAt: null } })).toBe(0);
    expect((await signIn()).status).toBe(204);
    expect((await signIn('olga', 'five words are better still')).status).toBe(200);
    expect(await portal.prisma.staff.findFirst()).toMatchObject({ role: 'banquet' });
    const trail = await portal.prisma.auditEntry.findMany({ where: { action: 'password' } });
    expect(trail).toMatchObject([{ actor: 'system', entityId: 'olga', from: null, to: null }]);
    await expect(owner.resetPassword('nobody', password)).rejects.toThrow('no account nobody');
  });
});

it('a stranger may ask for a first admin only so often', async () => {
  const strict = await createTestPortal({
    only: [],
    seed: async () => undefined,
    hasRateLimits: true,
  });
  try {
    const statuses: number[] = [];
    for (let time = 0; time <= 20; time += 1) {
      const data = { token: 'x', staff: { id: 'olga', password } };
      statuses.push((await strict.call(null, '/api/admin/first/create', data)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 403));
    expect(statuses[20]).toBe(429);
  } finally {
    await strict.stop();
  }
});
