import type { PasskeyProof, WebAuthnOptions } from '@portal/domain/staff';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../../../test/clock.ts';
import { codeOfApp, createAuthenticator } from '../../../../test/fixtures/sign-in/authenticator.ts';
import {
  factorOrigin,
  factorPath,
  secondFactorTools,
} from '../../../../test/fixtures/sign-in/second-factors.ts';
import { createTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal({ only: [], environment: { PUBLIC_ORIGIN: factorOrigin } });
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.stop();
});

const { signIn, member, enrolApp, enrolPasskey } = secondFactorTools(() => portal);

describe('an app', () => {
  it('is asked for after the password, and each step serves once', async () => {
    const { secret, recoveryCodes } = await enrolApp(await member());
    expect(recoveryCodes).toHaveLength(10);
    const answer = await signIn();
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED', passkey: null },
    });
    expect(answer.body.details?.map(({ value }) => value)).toEqual(['totp', 'recovery']);
    expect(await signIn({ code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'CODE_WRONG' },
    });
    const code = codeOfApp(secret);
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    passTime({ seconds: 30 });
    expect((await signIn({ code: codeOfApp(secret) })).status).toBe(200);
  });

  it('says nothing of the password to who does not know it', async () => {
    const { secret } = await enrolApp(await member());
    const wrong = await signIn({ password: 'a wrong password', code: codeOfApp(secret) });
    expect(wrong.status).toBe(204);
  });

  it('waits after five wrong codes, and other ways in go on', async () => {
    const { secret, recoveryCodes } = await enrolApp(await member());
    // From a device that is known: the count of passwords is another one.
    for (let time = 0; time < 5; time += 1) {
      await portal.prisma.attemptBudget.deleteMany({ where: { scope: { contains: 'password' } } });
      expect((await signIn({ code: '000000' })).body.code).toBe('CODE_WRONG');
    }
    await portal.prisma.attemptBudget.deleteMany({ where: { scope: { contains: 'password' } } });
    const waits = await signIn({ code: codeOfApp(secret) });
    expect([waits.status, waits.body.code]).toEqual([429, 'SECOND_FACTOR_WAITS']);
    expect((await signIn({ code: recoveryCodes?.[0] })).status).toBe(200);
    const trail = await portal.prisma.auditEntry.findMany({
      where: { action: { in: ['sign-in refused', 'sign-in locked'] }, entityId: 'moderator' },
      orderBy: { id: 'asc' },
    });
    const network = expect.stringMatching(/^[\w-]{12}$/) as unknown;
    expect(trail.map(({ actor, action, to }) => [actor, action, to])).toEqual([
      ...Array.from({ length: 5 }, () => [
        ...['system', 'sign-in refused'],
        { reason: 'CODE_WRONG', network },
      ]),
      ['system', 'sign-in locked', { reason: 'account', network }],
    ]);
    const alerts = await portal.prisma.alert.findMany({ where: { kind: 'sign-in-attack' } });
    expect(alerts).toHaveLength(1);
    passTime({ minutes: 15 });
    expect((await signIn({ code: codeOfApp(secret) })).status).toBe(200);
  });

  it('has a secret that the database does not show', async () => {
    const { secret } = await enrolApp(await member());
    const row = await portal.prisma.secondFactor.findFirstOrThrow();
    expect(row.secret).not.toContain(secret);
    expect(await portal.prisma.secondFactorChallenge.count()).toBe(0);
  });
});

describe('a password that is right without its factor', () => {
  it('stays counted as a failed one: whoever guesses gets no more tries by it', async () => {
    await enrolApp(await member());
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 6; time += 1) codes.push((await signIn()).body.code);
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'SECOND_FACTOR_REQUIRED'),
      'TOO_MANY_PASSWORDS',
    ]);
  });

  it('is given back with the factor, however often one signs in', async () => {
    const { secret } = await enrolApp(await member());
    for (let time = 0; time < 7; time += 1) {
      await signIn();
      expect((await signIn({ code: codeOfApp(secret) })).status).toBe(200);
      passTime({ seconds: 30 });
    }
  });
});

describe('a recovery code', () => {
  it('serves once, also for many at once, however it is typed', async () => {
    const { recoveryCodes } = await enrolApp(await member());
    const typed = (recoveryCodes?.[3] ?? '').toUpperCase().replace('-', ' ');
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ code: typed })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await portal.prisma.recoveryCode.count()).toBe(9);
    const hashes = await portal.prisma.recoveryCode.findMany();
    expect(JSON.stringify(hashes)).not.toContain(recoveryCodes?.[4]);
  });

  it('is worth nothing once there are new ones, or no factor any more', async () => {
    const call = await member();
    const { recoveryCodes } = await enrolApp(call);
    const renewed = await call<{ recoveryCodes: string[] }>(`${factorPath}/recovery`);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await signIn({ code: recoveryCodes?.[0] })).body.code).toBe('CODE_WRONG');
    const { body } = await call<{ secondFactors: { data: { id: string }[] } }>(
      `${factorPath}/fetch`,
    );
    const [factor] = body.secondFactors.data;
    expect((await call(`${factorPath}/remove`, { id: factor?.id })).status).toBe(204);
    expect(await portal.prisma.recoveryCode.count()).toBe(0);
    expect((await signIn()).status).toBe(200);
  });
});

describe('a passkey', () => {
  it('proves who signs in; its challenge serves once, for five minutes, and for that alone', async () => {
    const call = await member();
    const { authenticator } = await enrolPasskey(call);
    const answer = await signIn();
    expect(answer.body.details?.map(({ value }) => value)).toEqual(['passkey', 'recovery']);
    const proof = authenticator.prove(answer.body.passkey ?? {});
    expect((await signIn({ passkey: proof })).status).toBe(200);
    expect((await signIn({ passkey: proof })).body.code).toBe('CODE_WRONG');

    const later = authenticator.prove((await signIn()).body.passkey ?? {});
    passTime({ minutes: 5 });
    expect((await signIn({ passkey: later })).body.code).toBe('CODE_WRONG');
    const begun = await call<{ data: { passkey: WebAuthnOptions } }>(
      '/api/admin/auth/confirm/begin',
    );
    expect(begun.body.data.passkey).toBeNull();
    const elsewhere = authenticator.prove((await signIn()).body.passkey ?? {});
    const forSignIn = await call('/api/admin/auth/confirm', { passkey: elsewhere });
    expect(forSignIn.body.code).toBe('CODE_WRONG');
  });

  it('of another account, of another site or of another key proves nothing', async () => {
    await enrolPasskey(await member());
    const { authenticator: other } = await enrolPasskey(await member('banquet'));
    const proofs: PasskeyProof[] = [];
    for (const each of [other, createAuthenticator('https://evil.test')]) {
      proofs.push(each.prove((await signIn()).body.passkey ?? {}));
    }
    for (const passkey of proofs) {
      await portal.prisma.attemptBudget.deleteMany();
      expect((await signIn({ passkey })).body.code).toBe('CODE_WRONG');
    }
  });
});
