import { staffSignInRules } from '@portal/domain/server';
import { expect, it } from 'vitest';
import { useSignInHouse } from '../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';
const network = expect.stringMatching(/^[\w-]{12}$/) as unknown;

async function trail() {
  const entries = await house.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } });
  return entries.map(({ actor, action, entity, entityId, to }) => [
    ...[actor, action, `${entity} ${entityId}`],
    to,
  ]);
}

const wrong = (code: string) => (code === '0000' ? '0001' : '0000');

it('says who signed in, and where codes and passwords were refused, by a hash of the network alone', async () => {
  const server = await house.open();
  const { id } = await server.guest(phone);
  house.pass(60);
  const visitor = server.visitor();
  await visitor.sendCode(phone);
  const code = await server.codeFor(phone);
  expect((await visitor.login(phone, wrong(code))).status).toBe(401);
  expect((await visitor.login(phone, code)).status).toBe(200);
  await server.staff('olga');
  const stranger = { data: { id: 'olga', password: 'not hers at all' } };
  expect((await server.visitor().post('/api/admin/auth/login', stranger)).status).toBe(204);
  const nobody = { data: { id: 'her-password-typed-here', password: 'x' } };
  expect((await server.visitor().post('/api/admin/auth/login', nobody)).status).toBe(204);
  const other = server.visitor();
  await other.sendCode('+79037654321');
  await other.login('+79037654321', wrong(await server.codeFor('+79037654321')));

  const guest = `guest ${id}`;
  const entries = await trail();
  expect(entries).toEqual([
    [`user_${id}`, 'sign-in', guest, { network }],
    ['system', 'sign-in refused', guest, { reason: 'CODE_WRONG', network }],
    [`user_${id}`, 'sign-in', guest, { network }],
    ['admin_olga', 'sign-in', 'staff olga', { network }],
    ['system', 'sign-in refused', 'staff olga', { reason: 'PASSWORD_WRONG', network }],
    ['system', 'sign-in refused', 'staff unknown', { reason: 'PASSWORD_WRONG', network }],
    ['system', 'sign-in refused', 'guest unknown', { reason: 'CODE_WRONG', network }],
  ]);
  const written = JSON.stringify(entries);
  for (const secret of [phone, '+79037654321', '127.0.0.1', 'her-password']) {
    expect(written).not.toContain(secret);
  }
});

it('says when somebody has no tries left, once', async () => {
  const server = await house.open();
  await server.staff('olga');
  const { points } = staffSignInRules.failuresPerId;
  const guess = { data: { id: 'olga', password: 'not hers at all' } };
  const stranger = server.visitor();
  for (let tries = 0; tries < points + 3; tries += 1) {
    await stranger.post('/api/admin/auth/login', guess);
  }
  const locked = (await trail()).filter(([, action]) => action === 'sign-in locked');
  expect(locked).toEqual([
    ['system', 'sign-in locked', 'staff olga', { reason: 'network', network }],
  ]);
});

it('says when a right code was of a closed account', async () => {
  const server = await house.open();
  const { id } = await server.guest(phone);
  await house.prisma.guest.update({ where: { id }, data: { approved: false } });
  house.pass(60);
  const visitor = server.visitor();
  await visitor.sendCode(phone);
  expect((await visitor.login(phone, await server.codeFor(phone))).status).toBe(403);
  expect((await trail()).at(-1)).toEqual([
    ...['system', 'sign-in refused', `guest ${id}`],
    { reason: 'ACCOUNT_CLOSED', network },
  ]);
});
