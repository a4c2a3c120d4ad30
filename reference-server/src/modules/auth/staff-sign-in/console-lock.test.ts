import { endpoints } from '@portal/domain/openapi';
import { expect, it } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { useSignInHouse } from '../../../../test/fixtures/sign-in/sign-in.ts';
import { listenLive } from '../../../../test/live/live-client.ts';
import { createTestPortal, staffPassword } from '../../../../test/portal.ts';

const house = useSignInHouse();
const minute = 60;
const password = 'a long password';

it('comes after as many minutes without use as are set, and stays until somebody says who they are', async () => {
  const server = await house.open({ STAFF_IDLE_MINUTES: '20' });
  const { visitor } = await server.staff();
  const fetch = () => visitor.post('/api/admin/alert/fetch', { data: {} });
  house.pass(19 * minute);
  expect((await fetch()).status).toBe(200);
  await server.auth.stop();
  house.pass(20 * minute);
  for (let time = 0; time < 3; time += 1) {
    expect(await fetch()).toMatchObject({ status: 403, body: { code: 'CONSOLE_LOCKED' } });
    house.pass(minute);
  }
  const own = await visitor.post('/api/admin/sms-auth/guest', { data: { id: 'olga' } });
  expect(own.body.guest.attributes).toMatchObject({ isLocked: true });
  const wrong = await visitor.post('/api/admin/auth/confirm', { data: { password: 'wrong' } });
  expect(wrong.body.code).toBe('PASSWORD_WRONG');
  expect((await fetch()).status).toBe(403);
  const right = await visitor.post('/api/admin/auth/confirm', { data: { password } });
  expect(right.status).toBe(204);
  expect((await fetch()).status).toBe(200);
});

it('is not put off by calls that nobody has asked for', async () => {
  const server = await house.open();
  const { visitor } = await server.staff();
  const fetch = (headers = {}) => visitor.post('/api/admin/alert/fetch', { data: {} }, headers);
  for (let time = 0; time < 29; time += 1) {
    house.pass(minute);
    expect((await fetch({ 'x-unattended': '1' })).status).toBe(200);
    await server.auth.stop();
  }
  house.pass(minute);
  expect((await fetch({ 'x-unattended': '1' })).body.code).toBe('CONSOLE_LOCKED');
  expect((await fetch()).body.code).toBe('CONSOLE_LOCKED');
});

it('holds at every instance, and no late use undoes it', async () => {
  const [one, other] = [await house.open(), await house.open()];
  const { token } = await one.staff();
  house.pass(30 * minute - 3);
  // Seen by the other one, which would write that a moment later.
  expect(await other.auth.authenticate(token, { isUnattended: true })).not.toHaveProperty(
    'restriction',
  );
  house.pass(3);
  expect(await other.auth.authenticate(token)).toMatchObject({ restriction: 'CONSOLE_LOCKED' });
  await other.auth.stop();
  expect(await one.auth.authenticate(token)).toMatchObject({ restriction: 'CONSOLE_LOCKED' });
});

it('leaves what rings and counts, and what leads out', async () => {
  const portal = await createTestPortal({ only: [] });
  try {
    const { token } = await portal.staff('admin');
    passTime({ minutes: 30 });
    const answers = await Promise.all(
      [...endpoints.values()]
        .filter(({ access }) => access !== 'anyone' && 'admin' in access)
        .filter(({ path }) => !path.startsWith('/api/auth/logout'))
        .map(async ({ method, path }) => {
          const response = await portal.send(null, path.replaceAll(/:\w+/g, '1'), {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(method !== 'GET' && { body: '{}' }),
          });
          const { code = null } = (await response.json().catch(() => ({}))) as { code?: string };
          return { path, isRefused: code === 'CONSOLE_LOCKED' };
        }),
    );
    expect(answers.filter(({ isRefused }) => !isRefused).map(({ path }) => path)).toEqual([
      '/api/admin/sms-auth/guest',
      '/api/admin/order/waiting',
      '/api/admin/auth/confirm/begin',
      '/api/admin/auth/confirm',
    ]);
    const authorization = { authorization: `Bearer ${token}` };
    const waiting = await portal.call(null, '/api/admin/order/waiting', {}, authorization);
    expect(waiting.body).toEqual({ waiting: { new: 0, unopened: 0 } });
    const { socket } = await listenLive(portal.url, token);
    const { body } = await portal.call<{ clients: { userId: string | null }[] }>(
      'moderator',
      '/api/admin/online/fetch',
    );
    expect(body.clients.map(({ userId }) => userId)).toContain('admin_admin');
    socket.close();
    const proof = { password: staffPassword };
    const confirmed = await portal.call(null, '/api/admin/auth/confirm', proof, authorization);
    expect(confirmed.status).toBe(204);
    expect((await portal.call(null, '/api/admin/staff/fetch', {}, authorization)).status).toBe(200);
  } finally {
    await portal.stop();
  }
});
