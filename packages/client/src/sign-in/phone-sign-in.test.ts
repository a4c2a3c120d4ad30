import { createHash } from 'node:crypto';
import { beginsWithZeroBits, type Proof } from '@portal/domain/sign-in';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCaller } from '../call/caller.ts';
import { createSession } from '../session/session.ts';
import { guestOf } from '../testing/accounts.ts';
import {
  json,
  refusal,
  startOddServer,
  type OddAnswer,
  type OddServer,
} from '../testing/odd-server.ts';
import { createPhoneSignIn } from './create-phone-sign-in.ts';
import type { PhoneSignInOptions } from './phone-sign-in.ts';
import { solveProof } from './solve-proof.ts';

const phone = '+79991234567';
const firstChallenge = '0190d4f0-0000-4000-8000-000000000001';
const secondChallenge = '0190d4f0-0000-4000-8000-000000000002';

let server: OddServer;
afterEach(() => server.stop());

async function openSignIn(answers: OddAnswer[], options: Partial<PhoneSignInOptions> = {}) {
  server = await startOddServer(...answers);
  const call = createCaller({ baseUrl: server.url, locale: () => 'ru', token: null });
  const session = createSession(call, null);
  return { session, signIn: createPhoneSignIn({ call, session, ...options }) };
}

function sent(challengeId: string): OddAnswer {
  const expiresAt = '2026-11-20T09:05:00.000Z';
  return json(200, {
    success: true,
    data: { challengeId, expiresAt, resendInSeconds: 5, digits: 4 },
  });
}

const signedIn = json(200, { guest: guestOf(7), token: 'jwt' });

describe('codes made by the server', () => {
  it('are entered for the phone and the challenge they were sent for', async () => {
    const { session, signIn } = await openSignIn([sent(firstChallenge), signedIn]);
    expect(await signIn.sendCode(phone)).toEqual({
      kind: 'sent',
      sent: { expiresAt: new Date('2026-11-20T09:05:00Z'), resendInSeconds: 5, digits: 4 },
    });
    expect(await signIn.checkCode('1234')).toEqual({ kind: 'signed-in' });
    expect(session.state()).toMatchObject({ status: 'signed-in', account: { id: 7 } });
    expect(server.requests.map(({ body }) => body)).toEqual([
      { phoneNumber: phone },
      { data: { phone, code: '1234', challengeId: firstChallenge } },
    ]);
  });

  it('stay good when another is refused', async () => {
    const { signIn } = await openSignIn([
      sent(firstChallenge),
      refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 30 }),
      json(204),
    ]);
    await signIn.sendCode(phone);
    expect(await signIn.sendCode('+79990000000')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 },
    });
    await signIn.checkCode('1234');
    expect(server.requests[2]?.body).toMatchObject({
      data: { phone, challengeId: firstChallenge },
    });
  });

  it('give way to newer ones', async () => {
    const { signIn } = await openSignIn([sent(firstChallenge), sent(secondChallenge), json(204)]);
    await signIn.sendCode(phone);
    await signIn.sendCode(phone);
    await signIn.checkCode('1234');
    expect(server.requests[2]?.body).toMatchObject({ data: { challengeId: secondChallenge } });
  });

  it.each([
    [401, 'CODE_WRONG'],
    [401, 'CODE_EXPIRED'],
    [403, 'ACCOUNT_CLOSED'],
    [429, 'TOO_MANY_ATTEMPTS'],
  ])('may be refused: %i %s', async (status, code) => {
    const { session, signIn } = await openSignIn([
      sent(firstChallenge),
      refusal(status, code, { retryAfterSeconds: 60 }),
    ]);
    await signIn.sendCode(phone);
    expect(await signIn.checkCode('1234')).toMatchObject({
      kind: 'refused',
      refusal: { code, retryAfterSeconds: 60 },
    });
    expect(session.state().status).toBe('unknown');
  });

  it('cannot be entered before there are any', async () => {
    const { signIn } = await openSignIn([]);
    expect(signIn.begun()).toBeNull();
    await expect(signIn.checkCode('1234')).rejects.toThrow('No code was sent');
    await expect(signIn.register({ name: 'Анна', isSubscribe: false })).rejects.toThrow(
      'No code was sent',
    );
    expect(server.requests).toEqual([]);
  });
});

describe('a phone that nobody knows', () => {
  const registration = { name: 'Анна', email: 'anna@example.com', isSubscribe: true };

  it('is registered by the challenge whose code was right', async () => {
    const { session, signIn } = await openSignIn([
      sent(firstChallenge),
      json(204),
      json(201, { id: 7, guest: guestOf(7), token: 'jwt' }),
    ]);
    await signIn.sendCode(phone);
    expect(await signIn.checkCode('1234')).toEqual({ kind: 'unknown-guest' });
    expect(session.state().status).toBe('unknown');
    expect(await signIn.register(registration)).toEqual({ kind: 'registered' });
    expect(session.state()).toMatchObject({ account: { id: 7 } });
    expect(server.requests[2]?.body).toEqual({
      data: { phone, challengeId: firstChallenge, role: 'user', ...registration },
    });
  });

  it('is registered by a sign-in that goes on where another ended', async () => {
    const { signIn: first } = await openSignIn([sent(firstChallenge), json(204)]);
    await first.sendCode(phone);
    await first.checkCode('1234');
    const begun = first.begun();
    await server.stop();

    const { signIn } = await openSignIn([json(201, { id: 7, guest: guestOf(7), token: 'jwt' })], {
      begun,
    });
    expect(await signIn.register(registration)).toEqual({ kind: 'registered' });
    expect(server.requests[0]?.body).toMatchObject({
      data: { phone, challengeId: firstChallenge },
    });
  });

  it('may turn out to be known, or unproven', async () => {
    const { session, signIn } = await openSignIn(
      [json(200, { success: true, alreadyRegistered: true }), refusal(401, 'CODE_REQUIRED')],
      { begun: { phone } },
    );
    expect(await signIn.register(registration)).toEqual({ kind: 'already-registered' });
    expect(await signIn.register(registration)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'CODE_REQUIRED' },
    });
    expect(session.state().status).toBe('unknown');
  });
});

describe('codes made by the browser', () => {
  function madeCode(): string {
    const { message } = server.requests[0]!.body as { message: string };
    expect(message).toMatch(/^Код для входа в Гостевой Портал: \d{4}$/);
    return message.slice(-4);
  }

  it('are sent in the specified words, compared here, and never sent back', async () => {
    const { session, signIn } = await openSignIn([sent(firstChallenge), signedIn], {
      codes: 'browser',
    });
    await signIn.sendCode(phone);
    expect(await signIn.checkCode(madeCode())).toEqual({ kind: 'signed-in' });
    expect(server.requests[1]?.body).toEqual({ data: { phone } });
    expect(session.state()).toMatchObject({ account: { id: 7 } });
  });

  it.each([
    ['ru', 'неверный код'],
    ['en', 'wrong code'],
  ] as const)(
    'are refused without asking the server when they are wrong (%s)',
    async (locale, error) => {
      const { signIn } = await openSignIn([sent(firstChallenge)], {
        codes: 'browser',
        locale: () => locale,
      });
      await signIn.sendCode(phone);
      const wrong = String((Number(madeCode()) + 1) % 10_000).padStart(4, '0');
      expect(await signIn.checkCode(wrong)).toMatchObject({
        kind: 'refused',
        refusal: { status: 401, code: 'CODE_WRONG', text: error },
      });
      expect(server.requests).toHaveLength(1);
    },
  );

  it('stay good when another is refused', async () => {
    const { signIn } = await openSignIn(
      [sent(firstChallenge), refusal(429, 'TOO_MANY_REQUESTS'), signedIn],
      { codes: 'browser' },
    );
    await signIn.sendCode(phone);
    await signIn.sendCode(phone);
    expect(await signIn.checkCode(madeCode())).toEqual({ kind: 'signed-in' });
  });
});

describe('a proof of work', () => {
  const challenge = { algorithm: 'sha256', challenge: 'soon.drawn.signature', difficulty: 10 };
  const proofRequired = refusal(403, 'PROOF_REQUIRED', {
    details: [{ path: 'proof', message: '', value: challenge }],
  });

  it('is found and given by itself, and said to be under way', async () => {
    const notifications: string[] = [];
    const { signIn } = await openSignIn([proofRequired, sent(firstChallenge)], {
      onProof: () => notifications.push('proof'),
    });
    expect(await signIn.sendCode(phone)).toMatchObject({ kind: 'sent' });
    expect(notifications).toEqual(['proof']);
    const { proof, ...body } = server.requests[1]!.body as { proof: Proof };
    expect(body).toEqual({ phoneNumber: phone });
    expect(proof.challenge).toBe(challenge.challenge);
    const digest = createHash('sha256')
      .update(proof.challenge + proof.nonce)
      .digest();
    expect(beginsWithZeroBits(digest, challenge.difficulty)).toBe(true);
  });

  it('is not tried for ever, nor what no browser finds', async () => {
    const { signIn } = await openSignIn([proofRequired, proofRequired, proofRequired]);
    expect(await signIn.sendCode(phone)).toMatchObject({ refusal: { code: 'PROOF_REQUIRED' } });
    expect(server.requests).toHaveLength(3);
    await server.stop();
    const value = { ...challenge, difficulty: 60 };
    const tooHard = refusal(403, 'PROOF_REQUIRED', {
      details: [{ path: 'proof', message: '', value }],
    });
    const { signIn: other } = await openSignIn([tooHard]);
    expect(await other.sendCode(phone)).toMatchObject({ refusal: { code: 'PROOF_REQUIRED' } });
  });

  it('lets the page do its own work meanwhile', async () => {
    const hard = { ...challenge, algorithm: 'sha256', difficulty: 15 } as const;
    const breaks = vi.spyOn(globalThis, 'setTimeout');
    const waited: Record<number, number> = {};
    // A clock that goes on by a millisecond at each look.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      const taken = breaks.mock.calls.length;
      waited[taken] = (waited[taken] ?? 0) + 1;
      return clock.mock.calls.length;
    });
    await solveProof(hard);
    expect(Object.keys(waited).length).toBeGreaterThan(1);
    expect(Math.max(...Object.values(waited))).toBeLessThanOrEqual(12);
  });
});
