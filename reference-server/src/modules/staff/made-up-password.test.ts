import { endpoints } from '@portal/domain/openapi';
import { expect, it } from 'vitest';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { createOwnerAccounts } from './owner/owner-accounts.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());

const chosen = 'four words are better';

interface SignedIn {
  readonly token: string;
  readonly guest: { readonly attributes: { readonly mustChangePassword: boolean } };
  readonly code: string;
  readonly error: string;
}

async function make(id: string): Promise<string> {
  const staff = { id, name: 'Вера', role: 'admin' };
  const { body } = await portal.call<{ password: string }>('admin', '/api/admin/staff/create', {
    staff,
  });
  return body.password;
}

/** So many minutes ago the password was made up. */
function age(id: string, minutes: number) {
  const passwordMadeUpAt = new Date(Date.now() - minutes * 60_000);
  return portal.prisma.staff.update({ where: { id }, data: { passwordMadeUpAt } });
}

const signIn = (id: string, password: string) =>
  portal.call<SignedIn>(null, '/api/admin/auth/login', { id, password });

function callsOf({ token }: SignedIn) {
  const headers = { authorization: `Bearer ${token}` };
  return (path: string, data: unknown = {}) => portal.call(null, path, data, headers);
}

it('opens nothing but the change of it, until it is changed', async () => {
  const madeUp = await make('vera');
  const { status, body } = await signIn('vera', madeUp);
  expect([status, body.guest.attributes.mustChangePassword]).toEqual([200, true]);

  const answers = await Promise.all(
    [...endpoints.values()]
      .filter(({ access }) => access !== 'anyone' && 'admin' in access)
      .filter(({ path }) => !path.startsWith('/api/auth/logout'))
      .map(async ({ method, path }) => {
        const response = await portal.send(null, path.replaceAll(/:\w+/g, '1'), {
          method,
          headers: { authorization: `Bearer ${body.token}`, 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: '{}' }),
        });
        const { code = null } = (await response.json().catch(() => ({}))) as { code?: string };
        return { call: `${method} ${path}`, isRefused: code === 'PASSWORD_CHANGE_REQUIRED' };
      }),
  );
  expect(answers.filter(({ isRefused }) => !isRefused).map(({ call }) => call)).toEqual([
    'POST /api/admin/sms-auth/guest',
    'POST /api/admin/staff/password',
  ]);
});

it('is over once one’s own was chosen, also for the session that did so', async () => {
  const madeUp = await make('olga');
  const { body } = await signIn('olga', madeUp);
  const call = callsOf(body);
  expect((await call('/api/admin/staff/fetch')).status).toBe(403);
  const data = { password: madeUp, newPassword: chosen };
  expect((await call('/api/admin/staff/password', data)).status).toBe(204);
  expect((await call('/api/admin/staff/fetch')).status).toBe(200);
  const own = await call('/api/admin/sms-auth/guest', { id: 'olga' });
  expect(own.body).toMatchObject({ guest: { attributes: { mustChangePassword: false } } });
  expect((await signIn('olga', chosen)).body.guest.attributes.mustChangePassword).toBe(false);
});

it('hears nothing live before that', async () => {
  const madeUp = await make('nina');
  const { body } = await signIn('nina', madeUp);
  const before = await listenLive(portal.url, body.token);
  const online = await portal.call<{ clients: { userId: string | null }[] }>(
    'admin',
    '/api/admin/online/fetch',
  );
  before.socket.close();
  expect(online.body.clients.map(({ userId }) => userId)).not.toContain('admin_nina');
  expect(online.body.clients.length).toBeGreaterThan(0);
});

it('opens for a day, and says then whom to ask; a reset makes another', async () => {
  const madeUp = await make('zoya');
  await age('zoya', 24 * 60 - 1);
  expect((await signIn('zoya', madeUp)).status).toBe(200);
  await age('zoya', 24 * 60);
  for (const password of [madeUp, madeUp, madeUp, madeUp, madeUp, madeUp]) {
    const { status, body } = await signIn('zoya', password);
    expect([status, body.code]).toEqual([403, 'PASSWORD_EXPIRED']);
    expect(body.error).toContain('администратор');
  }
  expect((await signIn('zoya', 'a wrong password')).status).toBe(204);
  const reset = await portal.call<{ password: string }>(
    'admin',
    '/api/admin/staff/password/reset',
    {
      id: 'zoya',
    },
  );
  const again = await signIn('zoya', reset.body.password);
  expect(again.body.guest.attributes.mustChangePassword).toBe(true);
});

it('is neither one that an admin has thought of, nor one that the owner of the machine has typed', async () => {
  const staff = { id: 'inna', name: 'Инна', role: 'banquet', password: chosen };
  await portal.call('admin', '/api/admin/staff/create', { staff });
  expect((await signIn('inna', chosen)).body.guest.attributes.mustChangePassword).toBe(false);
  const owner = createOwnerAccounts(portal.prisma);
  await owner.resetPassword('inna', 'five words are better still');
  const typed = await signIn('inna', 'five words are better still');
  expect(typed.body.guest.attributes.mustChangePassword).toBe(false);
  await owner.resetPassword('inna', 'drawn', { isMadeUp: true });
  const drawn = await signIn('inna', 'drawn');
  expect(drawn.body.guest.attributes.mustChangePassword).toBe(true);
});
