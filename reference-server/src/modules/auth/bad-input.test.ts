import { describe, expect, it } from 'vitest';
import { useSignInHouse } from '../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';
const uuid = '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b60';

const calls = {
  sendCode: '/api/sms-auth/send-code',
  login: '/api/sms-auth/login',
  register: '/api/sms-auth/register',
  decode: '/api/token/decode',
  guest: '/api/sms-auth/guest',
  staffLogin: '/api/admin/auth/login',
  staffAccount: '/api/admin/sms-auth/guest',
  logout: '/api/auth/logout',
};

const notPhones = [
  undefined,
  null,
  79161234567,
  '',
  '12345',
  '+1 202 555 01 23',
  ['+79161234567'],
  {},
];
const notTexts = [undefined, null, 5, '', '   ', 'a\u0000b', 'x'.repeat(300), '\ud800', {}, []];

const badBodies: Record<keyof typeof calls, unknown[]> = {
  sendCode: [[], 'text', 5, null, ...notPhones.map((phoneNumber) => ({ phoneNumber }))],
  login: [
    {},
    { data: null },
    ...notPhones.map((each) => ({ data: { phone: each, code: '1234' } })),
    ...[1234, '', '123', '1234567', '12a4', '１２３４', { $gt: '' }].map((code) => ({
      data: { phone, code },
    })),
    ...['', 'x', 5, `${uuid}'`].map((challengeId) => ({
      data: { phone, code: '1234', challengeId },
    })),
  ],
  register: [
    {},
    ...notPhones.map((each) => ({ data: { phone: each, name: 'Анна' } })),
    ...notTexts.map((name) => ({ data: { phone, name } })),
    ...['anna', 'a b@c.de', 'a\u0000b@c.de', 'a@b', `${'a'.repeat(260)}@b.de`, 5].map((email) => ({
      data: { phone, name: 'Анна', email },
    })),
    ...['yes', 1, null].map((isSubscribe) => ({ data: { phone, name: 'Анна', isSubscribe } })),
  ],
  decode: [{ token: 5 }, { token: null }, { token: 'x'.repeat(5000) }],
  guest: [{}, ...[undefined, null, 0, -1, 1.5, 1e12, '1', NaN].map((id) => ({ data: { id } }))],
  staffLogin: [
    {},
    ...notTexts.map((id) => ({ data: { id, password: 'a long password' } })),
    ...[undefined, null, 5, '', 'x'.repeat(300)].map((password) => ({
      data: { id: 'admin', password },
    })),
  ],
  staffAccount: [{}, ...[undefined, '', 5, 'a b', '../x'].map((id) => ({ data: { id } }))],
  logout: [[], 'text', 5],
};

/** Everything that signing in stores, without a session's time of use. */
async function stored(): Promise<unknown> {
  const { prisma } = house;
  return {
    challenges: await prisma.otpChallenge.count(),
    phones: await prisma.otpPhone.count(),
    budgets: await prisma.attemptBudget.count(),
    outbox: await prisma.outbox.count(),
    guests: await prisma.guest.findMany(),
    sessions: await prisma.session.findMany({ select: { id: true, revokedAt: true } }),
  };
}

describe.each(Object.entries(calls))('%s with a bad body', (call, path) => {
  it('is refused with the fields that are wrong, and nothing is stored', async () => {
    const server = await house.open();
    const { visitor: guest } = await server.guest(phone);
    await house.prisma.staff.create({
      data: { id: 'admin', name: 'А', role: 'admin', passwordHash: 'none' },
    });
    const before = await stored();
    for (const body of badBodies[call as keyof typeof calls]) {
      // A guest's session is no staff session: those calls are refused before their body is read.
      const expected = call === 'staffAccount' ? 403 : 422;
      const answer = await guest.post(path, JSON.stringify(body));
      expect({ body, status: answer.status }).toEqual({ body, status: expected });
      expect(answer.body).toMatchObject({
        success: false,
        error: expect.any(String) as unknown,
        code: expected === 422 ? 'INVALID' : 'FORBIDDEN',
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('that is not JSON, or too large, is refused and nothing is stored', async () => {
    const server = await house.open();
    const { visitor: guest } = await server.guest(phone);
    const before = await stored();
    const broken = await guest.post(path, '{"data":');
    const large = await guest.post(path, { padding: 'x'.repeat(70_000) });
    const form = await guest.post(path, 'phone=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([broken.status, large.status]).toEqual([400, 413]);
    expect(form.status).toBe(call === 'staffAccount' ? 403 : 415);
    expect(await stored()).toEqual(before);
  });
});

describe('a session cookie', () => {
  it.each(Object.values(calls))('from another site’s page does nothing at %s', async (path) => {
    const server = await house.open();
    const { visitor, token } = await server.guest(phone);
    const answer = await visitor.post(path, {}, { 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect(await server.auth.authenticate(token)).not.toBeNull();
  });
});

describe('a challenge cookie', () => {
  it('that is no challenge is as good as none', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    for (const value of ['', 'x', "' OR true", uuid]) {
      visitor.cookies.set('otp_challenge', value);
      expect((await visitor.login(phone, '1234')).body.code).toBe('CODE_REQUIRED');
      expect((await visitor.register(phone)).body.code).toBe('CODE_REQUIRED');
    }
  });
});
