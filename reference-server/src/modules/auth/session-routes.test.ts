import { describe, expect, it } from 'vitest';
import { useSignInHouse } from '../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';

describe('token/decode', () => {
  it('says whose session the cookie, the bearer or a given token is', async () => {
    const server = await house.open();
    const { visitor, token, id } = await server.guest(phone);
    const path = '/api/token/decode';
    const answers = [
      await visitor.post(path, {}),
      await server.visitor().post(path, {}, { authorization: `Bearer ${token}` }),
      await server.visitor().post(path, { token }),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: { isExpired: false, accountId: id } });
    }
  });

  it('answers alike for all that is no session, and takes the cookie away', async () => {
    const server = await house.open();
    const { visitor, token } = await server.guest(phone);
    await server.auth.sessions.revokeAccount('user_1', 'revoked');
    await visitor.post('/api/auth/logout', {});
    for (const body of [{}, { token }, { token: '' }, { token: 'broken' }]) {
      const curious = server.visitor();
      curious.cookies.set('session_token', token);
      const answer = await curious.post('/api/token/decode', body);
      expect(answer).toMatchObject({ status: 200, body: { isExpired: true, accountId: null } });
      expect(curious.cookies.has('session_token')).toBe(false);
    }
  });
});

describe('one’s own account', () => {
  it('is read by a guest, and nobody else’s', async () => {
    const server = await house.open();
    const { visitor, id } = await server.guest(phone);
    const other = await server.guest('+79037654321');
    const path = '/api/sms-auth/guest';
    expect((await visitor.post(path, { data: { id } })).body.guest).toMatchObject({
      id,
      attributes: { phone },
    });
    expect((await visitor.post(path, { data: { id: other.id } })).status).toBe(403);
    expect((await server.visitor().post(path, { data: { id } })).status).toBe(401);
  });

  it('is read by a member of staff, and nobody else’s', async () => {
    const server = await house.open();
    const { visitor } = await server.staff();
    await server.staff('oleg');
    const path = '/api/admin/sms-auth/guest';
    expect((await visitor.post(path, { data: { id: 'olga' } })).body.guest).toEqual({
      id: 'olga',
      attributes: {
        name: 'Ольга',
        role: 'moderator',
        phone: '',
        approved: true,
        email: null,
        mailing: false,
        createdAt: expect.any(String) as unknown,
        mustChangePassword: false,
        mustEnrolSecondFactor: false,
        isLocked: false,
      },
    });
    expect((await visitor.post(path, { data: { id: 'oleg' } })).status).toBe(403);
  });
});
