import { describe, expect, it } from 'vitest';
import {
  createMemoryTokenStorage,
  createPortal,
  ForbiddenError,
  NotFoundError,
  SignedOutError,
} from '@portal/client';
import {
  endOwnSession,
  fetchOwnSessions,
  logoutEverywhere,
  updateProfile,
} from '@portal/domain/guests';
import { decodeToken, getOwnGuest } from '@portal/domain/sign-in';
import { createTestPortal, type TestGuest } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());

const audit = (guest: TestGuest) =>
  portal.database.prisma.auditEntry.findMany({
    where: { entity: 'guest', entityId: String(guest.id) },
    orderBy: { id: 'asc' },
  });

const change = ({ client }: TestGuest, profile: object) =>
  client.call(updateProfile, { body: { data: { profile } } });

/** Signs the same guest in once more, with a browser of that name. */
async function signInAgain(guest: TestGuest, userAgent: string) {
  const token = createMemoryTokenStorage();
  const client = createPortal({
    baseUrl: portal.url,
    token,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('user-agent', userAgent);
      return fetch(request);
    },
  });
  const signIn = client.phoneSignIn();
  await signIn.sendCode(guest.phone);
  await signIn.checkCode(await portal.codeFor(guest.phone));
  return { client, token: token.read() ?? '' };
}

async function isAlive(token: string): Promise<boolean> {
  const { body } = await portal.client().call(decodeToken, { body: { token } });
  return !body.isExpired;
}

describe('a guest’s own account', () => {
  it('takes what is named, leaves the rest, and says who changed what', async () => {
    const guest = await portal.guest('Анна');
    const reply = await change(guest, { name: ' Анна Лебедева ', email: 'anna@hotel.test' });
    expect(reply.body.guest).toMatchObject({
      id: guest.id,
      attributes: { name: 'Анна Лебедева', email: 'anna@hotel.test', mailing: false },
    });
    expect(await audit(guest)).toMatchObject([
      {
        actor: `user_${guest.id}`,
        action: 'update',
        from: { name: 'Анна', email: null },
        to: { name: 'Анна Лебедева', email: 'anna@hotel.test' },
      },
    ]);
    await change(guest, { email: '', mailing: true });
    const { body } = await guest.client.call(getOwnGuest, { body: { data: { id: guest.id } } });
    expect(body.guest.attributes).toMatchObject({
      name: 'Анна Лебедева',
      email: null,
      mailing: true,
    });
  });

  it('writes nothing down where nothing differs', async () => {
    const guest = await portal.guest('Анна');
    await change(guest, { name: 'Анна', mailing: false, email: null });
    expect(await audit(guest)).toEqual([]);
  });

  it('is not made anybody else’s by what a request claims', async () => {
    const guest = await portal.guest('Анна');
    const claims = { id: 1, role: 'admin', approved: false, phone: '+79990000000', name: 'Я' };
    const { body } = await change(guest, claims);
    expect(body.guest).toMatchObject({
      id: guest.id,
      attributes: { name: 'Я', role: 'user', approved: true, phone: guest.phone },
    });
  });

  it('belongs to guests alone', async () => {
    const { client } = await portal.staff('admin');
    const request = { body: { data: { profile: { name: 'Я' } } } };
    await expect(client.call(updateProfile, request)).rejects.toThrow(ForbiddenError);
  });
});

describe('where a guest is signed in', () => {
  it('is listed with what the browsers call themselves, and can be ended one by one', async () => {
    const guest = await portal.guest('Пётр');
    const other = await portal.guest('Мария');
    const phone = await signInAgain(guest, 'A phone/1.0');
    const { body } = await guest.client.call(fetchOwnSessions, { body: {} });
    const listed = body.sessions.data.map(({ attributes }) => attributes);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(listed.find(({ isCurrent }) => !isCurrent)).toMatchObject({ userAgent: 'A phone/1.0' });

    const id = body.sessions.data.find(({ attributes }) => !attributes.isCurrent)?.id ?? '';
    const end = { body: { data: { id } } };
    await expect(other.client.call(endOwnSession, end)).rejects.toMatchObject({ status: 404 });
    expect(await isAlive(phone.token)).toBe(true);
    await guest.client.call(endOwnSession, end);
    expect(await isAlive(phone.token)).toBe(false);
    expect(await isAlive(guest.token)).toBe(true);
    await expect(guest.client.call(endOwnSession, end)).rejects.toMatchObject({ status: 404 });
  });

  it('ends everywhere at once, and nobody else’s', async () => {
    const guest = await portal.guest('Пётр');
    const other = await portal.guest('Мария');
    const phone = await signInAgain(guest, 'A phone/1.0');
    await guest.client.call(logoutEverywhere, { body: {} });
    expect(await isAlive(guest.token)).toBe(false);
    expect(await isAlive(phone.token)).toBe(false);
    expect(await isAlive(other.token)).toBe(true);
  });
});

describe('where a member of staff is signed in', () => {
  it('is listed, and can be ended one by one, by themselves alone', async () => {
    const [here, elsewhere, colleague] = await Promise.all([
      portal.staff('moderator'),
      portal.staff('moderator'),
      portal.staff('banquet'),
    ]);
    const { sessions } = await here.client.profile.sessions();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const ids = new Set(sessions.map(({ id }) => id));
    const { sessions: theirs } = await colleague.client.profile.sessions();
    expect(theirs.some(({ id }) => ids.has(id))).toBe(false);

    for (const { id } of sessions) {
      await expect(colleague.client.profile.endSession({ id })).rejects.toThrow(NotFoundError);
    }
    for (const { id, isCurrent } of sessions) {
      if (!isCurrent) await here.client.profile.endSession({ id });
    }
    await expect(elsewhere.client.profile.sessions()).rejects.toThrow(SignedOutError);
    const { sessions: left } = await here.client.profile.sessions();
    expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    const [first] = theirs;
    await expect(here.client.profile.endSession({ id: first?.id ?? '' })).rejects.toThrow(
      NotFoundError,
    );
  });
});
