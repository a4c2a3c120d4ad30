import type { StaffRole } from '@portal/domain/contract';
import { staffSignInRules } from '@portal/domain/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { hashPassword } from '../auth/staff-sign-in/password-hash.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

// What works behind the calls tells pages of its own; here only what a change tells is listened to.
const portal = await sharedByTests(createTestPortal({ only: [] }));
const signedIn = await portal.staff('admin');
const { staffPortal: admin, token: adminToken } = signedIn;
beforeEach(() => portal.database.prisma.attemptBudget.deleteMany());

const password = 'four words are better';
const passwordHash = await hashPassword(password);

async function call(path: string, token: string, data: object, method = 'POST') {
  const response = await fetch(`${portal.url}/api/admin/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, text: await response.text() };
}

/** The token of whoever signs in, or null. */
async function signIn(id: string, typed = password): Promise<string | null> {
  const { status, text } = await call('auth/login', '', { id, password: typed });
  return status === 200 ? (JSON.parse(text) as { token: string }).token : null;
}

/** An account, signed in. */
async function employ(id: string, role: StaffRole = 'moderator'): Promise<string> {
  await portal.database.prisma.staff.create({
    data: { id, name: `Имя ${id}`, role, passwordHash },
  });
  const token = await signIn(id);
  if (token === null) throw new Error(`${id} could not sign in.`);
  return token;
}

async function isSignedIn(token: string): Promise<boolean> {
  const { status } = await call('online/fetch', token, {});
  return status === 200;
}

/** What was changed of an account; signing in to it changes nothing. */
async function trail(id: string) {
  const { audit: entries } = await admin.audit.list({ entity: 'staff', id });
  return entries
    .filter(({ action }) => !action.startsWith('sign-in'))
    .map(({ action, from, to }) => ({ action, from, to }));
}

describe('a new account', () => {
  it('gets a password that is shown once, and kept nowhere', async () => {
    const made = await admin.staff.create({ staff: { id: 'vera', name: 'Вера', role: 'banquet' } });
    if (!made.ok) throw new Error(made.refusal.text);
    const shown = made.value.password ?? '';
    expect(shown).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(await signIn('vera', shown)).not.toBeNull();
    const { prisma } = portal.database;
    const account = await prisma.staff.findUniqueOrThrow({ where: { id: 'vera' } });
    const stored = JSON.stringify(await prisma.auditEntry.findMany(), (_key, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    expect(stored.includes(shown) || stored.includes(account.passwordHash)).toBe(false);
    expect(await trail('vera')).toEqual([
      { action: 'create', from: null, to: { name: 'Вера', role: 'banquet' } },
    ]);
  });

  it('takes no id that is taken, in whatever letters', async () => {
    await employ('twin');
    for (const id of ['twin', 'TWIN']) {
      const again = await admin.staff.create({ staff: { id, name: 'Двойник', role: 'admin' } });
      expect(again).toMatchObject({ ok: false, refusal: { code: 'STAFF_ID_TAKEN' } });
    }
  });

  it('needs a password worth the name', async () => {
    const guessed = [
      ...['password1234', 'qwertyuiop12', '123456789012', 'adminadmin12', 'park-hotel-demo'],
      ...['Zinaida-Zinaida-1', 'зинаида12345'],
    ];
    for (const weak of ['short', 'aaaaaaaaaaaaaaaa', 'weakling-2026', ...guessed]) {
      const staff = { id: 'weakling', name: 'Зинаида Zinaida', role: 'admin', password: weak };
      const { status, text } = await call('staff/create', adminToken, { staff });
      expect([weak, status, text.includes('data.staff.password')]).toEqual([weak, 422, true]);
    }
  });
});

describe('a change of an account', () => {
  it('of its role closes its live connection and its session', async () => {
    const token = await employ('roller');
    const { socket, received } = await listenLive(portal.url, token);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    await admin.staff.update({ staff: { id: 'roller', role: 'banquet' } });
    await closed;
    expect(received).toEqual([{ name: 'sessionEnd', payload: { reason: 'role_changed' } }]);
    expect(await isSignedIn(token)).toBe(false);
    expect(await trail('roller')).toEqual([
      { action: 'update', from: { role: 'moderator' }, to: { role: 'banquet' } },
    ]);
  });

  it('that switches it off lets nobody in until it is switched on', async () => {
    const token = await employ('off');
    await admin.staff.update({ staff: { id: 'off', disabled: true } });
    expect([await isSignedIn(token), await signIn('off')]).toEqual([false, null]);
    await admin.staff.update({ staff: { id: 'off', disabled: false } });
    expect([await isSignedIn(token), await signIn('off')]).toEqual([false, expect.any(String)]);
  });

  it('of its password ends its sessions and the password before', async () => {
    const token = await employ('reset');
    const reset = await admin.staff.resetPassword({ id: 'reset' });
    expect([await isSignedIn(token), await signIn('reset')]).toEqual([false, null]);
    expect(await signIn('reset', reset.ok ? reset.value.password : '')).not.toBeNull();
    await admin.staff.update({ staff: { id: 'reset', password: 'chosen by an admin' } });
    expect(await signIn('reset', 'chosen by an admin')).not.toBeNull();
    expect((await trail('reset')).map(({ action }) => action)).toEqual(['password', 'password']);
  });

  it('that changes nothing ends nothing and leaves no trace', async () => {
    const token = await employ('same');
    await admin.staff.update({
      staff: { id: 'same', name: 'Имя same', role: 'moderator', disabled: false },
    });
    expect(await isSignedIn(token)).toBe(true);
    expect(await trail('same')).toEqual([]);
  });

  it('of nobody’s is refused', async () => {
    await expect(admin.staff.update({ staff: { id: 'nobody', name: 'Никто' } })).rejects.toThrow();
    await expect(admin.staff.resetPassword({ id: 'nobody' })).rejects.toThrow();
  });
});

describe('a password that is guessed first', () => {
  it('is given to nobody, and taken by nobody', async () => {
    const token = await employ('prey');
    const staff = { id: 'prey', password: 'qwertyuiop12' };
    const updated = await call('staff/update', adminToken, { staff }, 'PUT');
    expect([updated.status, updated.text.includes('data.staff.password')]).toEqual([422, true]);
    const taken = await call('staff/password', token, { password, newPassword: 'password1234' });
    expect([taken.status, taken.text.includes('data.newPassword')]).toEqual([422, true]);
    // Neither has ended anything, nor counted as a failure.
    expect([await isSignedIn(token), await trail('prey')]).toEqual([true, []]);
    expect(
      await portal.database.prisma.attemptBudget.findMany({ where: { count: { gt: 0 } } }),
    ).toEqual([]);
  });
});

describe('the last admin', () => {
  it('stays, however the others try', async () => {
    for (const change of [{ disabled: true }, { role: 'banquet' as const }]) {
      expect(await admin.staff.update({ staff: { id: 'admin', ...change } })).toMatchObject({
        ok: false,
        refusal: { code: 'LAST_ADMIN' },
      });
    }
    expect(await isSignedIn(adminToken)).toBe(true);
  });

  it('stays when two admins switch each other off at once', async () => {
    const { staff } = portal.database.prisma;
    const tokens = { left: await employ('left', 'admin'), right: await employ('right', 'admin') };
    await staff.update({ where: { id: 'admin' }, data: { disabled: true } });
    // Known by now, so that both are let in before either is done.
    expect([await isSignedIn(tokens.left), await isSignedIn(tokens.right)]).toEqual([true, true]);
    const switchOff = (id: string, token: string) =>
      call('staff/update', token, { staff: { id, disabled: true } }, 'PUT');
    const answers = await Promise.all([
      switchOff('right', tokens.left),
      switchOff('left', tokens.right),
    ]);
    const left = await staff.count({ where: { role: 'admin', disabled: false } });
    await staff.update({ where: { id: 'admin' }, data: { disabled: false } });
    expect([left, answers.filter(({ status }) => status === 200).length]).toEqual([1, 1]);
    await staff.updateMany({ where: { id: { in: ['left', 'right'] } }, data: { disabled: true } });
  });

  it('is not the only one who cannot shut themselves out', async () => {
    const token = await employ('second', 'admin');
    for (const change of [
      { disabled: true },
      { role: 'banquet' },
      { password: 'another password' },
    ]) {
      const { status, text } = await call(
        'staff/update',
        token,
        { staff: { id: 'second', ...change } },
        'PUT',
      );
      expect([status, text.includes('OWN_ACCOUNT')]).toEqual([409, true]);
    }
    expect((await call('staff/password/reset', token, { id: 'second' })).status).toBe(409);
    const renamed = { staff: { id: 'second', name: 'Вторая' } };
    expect((await call('staff/update', token, renamed, 'PUT')).status).toBe(200);
    await admin.staff.update({ staff: { id: 'second', disabled: true } });
  });
});

describe('one’s own password', () => {
  const change = (token: string, present: string, newPassword = 'five words are better still') =>
    call('staff/password', token, { password: present, newPassword });

  it('is changed by whoever knows it, who alone stays signed in', async () => {
    const here = await employ('own', 'banquet');
    const elsewhere = (await signIn('own')) ?? '';
    expect((await change(here, password)).status).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await signIn('own')).toBeNull();
    expect(await signIn('own', 'five words are better still')).not.toBeNull();
    expect((await trail('own'))[0]).toEqual({ action: 'password', from: null, to: null });
  });

  it('is not guessed: wrong ones are counted, apart from failed sign-ins', async () => {
    const token = await employ('guessed');
    const statuses: number[] = [];
    for (let time = 0; time <= staffSignInRules.failuresPerId.points; time += 1) {
      statuses.push((await change(token, `wrong ${time}`)).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await change(token, password)).status).toBe(429);
    expect(await signIn('guessed'), 'from elsewhere').not.toBeNull();
  });

  it('is neither the one before nor made of the id', async () => {
    const token = await employ('ownership');
    expect((await change(token, password, password)).status).toBe(422);
    expect((await change(token, password, 'ownership123')).status).toBe(422);
    expect(await signIn('ownership')).not.toBeNull();
  });
});
