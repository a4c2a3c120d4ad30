import { describe, expect, it } from 'vitest';
import {
  otherThan,
  someAddress,
  useSignInHouse,
  type SignInServer,
  type Visitor,
} from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createLog } from '../../../log.ts';

const house = useSignInHouse();
const phone = '+79161234567';

async function wrongTimes(times: number, visitor: Visitor, to: string, code: string) {
  const answers = await Promise.all(
    Array.from({ length: times }, () => visitor.login(to, otherThan(code))),
  );
  return answers.map(({ body }) => body.code);
}

/** Sends a code and gets it wrong so many times, from an address of its own. */
async function fail(server: SignInServer, to: string, times: number, address = someAddress()) {
  const visitor = server.visitor(address);
  const { status } = await visitor.sendCode(to);
  if (status !== 200) throw new Error(`No code for this phone: ${status}.`);
  return wrongTimes(times, visitor, to, await server.codeFor(to));
}

describe('checks of a code', () => {
  it('are three, however many guesses come at once', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    const code = await server.codeFor(phone);

    const codes = await wrongTimes(100, visitor, phone, code);

    expect(codes.filter((each) => each === 'CODE_WRONG')).toHaveLength(3);
    expect(codes.filter((each) => each === 'TOO_MANY_ATTEMPTS')).toHaveLength(97);
    const right = await visitor.login(phone, code);
    expect(right).toMatchObject({ status: 429, body: { retryAfterSeconds: 300 } });
    expect(right.headers.get('retry-after')).toBe('300');
  });

  it('do not become more by sending a code again', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    expect(await wrongTimes(2, visitor, phone, await server.codeFor(phone))).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
    ]);
    house.pass(5);
    await visitor.sendCode(phone);
    const code = await server.codeFor(phone);
    expect((await wrongTimes(5, visitor, phone, code)).sort()).toEqual(
      ['CODE_WRONG', ...Array<string>(4).fill('TOO_MANY_ATTEMPTS')].sort(),
    );
    expect((await visitor.login(phone, code)).status).toBe(429);
  });

  it('come back five minutes after the first code, for the newest', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    await wrongTimes(3, visitor, phone, await server.codeFor(phone));
    house.pass(60);
    await visitor.sendCode(phone);
    const code = await server.codeFor(phone);
    expect((await visitor.login(phone, code)).body.retryAfterSeconds).toBe(240);
    house.pass(240);
    expect((await visitor.login(phone, code)).status).toBe(204);
  });

  it('of one code are three, also when its phone’s have come back', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    house.pass(60);
    await visitor.sendCode(phone);
    const code = await server.codeFor(phone);
    await wrongTimes(3, visitor, phone, code);
    house.pass(240);
    expect((await visitor.login(phone, code)).status).toBe(429);
  });

  it('are not forgotten by a restart', async () => {
    const before = await house.open();
    const visitor = before.visitor();
    const { challengeId } = (await visitor.sendCode(phone)).body.data;
    const code = await before.codeFor(phone);
    await wrongTimes(3, visitor, phone, code);
    const after = await house.open();
    expect((await after.visitor().login(phone, code, { challengeId })).status).toBe(429);
  });

  it('count anew after a right code', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    const first = await server.codeFor(phone);
    await wrongTimes(2, visitor, phone, first);
    expect((await visitor.login(phone, first)).status).toBe(204);
    await visitor.sendCode(phone);
    expect(await wrongTimes(3, visitor, phone, await server.codeFor(phone))).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
    ]);
  });

  it('cost nothing when the code was over or somebody else’s', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    const { challengeId } = (await visitor.sendCode(phone)).body.data;
    house.pass(5);
    await visitor.sendCode(phone);
    const code = await server.codeFor(phone);
    for (let guess = 0; guess < 5; guess += 1) await visitor.login(phone, '0000', { challengeId });
    for (let guess = 0; guess < 5; guess += 1) await server.visitor().login(phone, '0000');
    expect(await house.prisma.otpPhone.findFirst({ where: { phone } })).toMatchObject({
      checksUsed: 0,
    });
    expect((await visitor.login(phone, code)).status).toBe(204);
  });
});

describe('failed checks', () => {
  it('of a phone with short codes are ten in a day, also over a restart', async () => {
    let server = await house.open();
    for (const failures of [3, 3, 3]) {
      await fail(server, phone, failures);
      house.pass(600);
    }
    server = await house.open();
    expect((await fail(server, phone, 3)).sort()).toEqual([
      'CODE_EXPIRED',
      'CODE_EXPIRED',
      'CODE_WRONG',
    ]);

    house.pass(600);
    const visitor = server.visitor();
    expect((await visitor.sendCode(phone)).body.data.digits).toBe(6);
    const long = await server.codeFor(phone);
    const codes = await wrongTimes(5, visitor, phone, long);
    expect(codes.filter((each) => each === 'CODE_WRONG')).toHaveLength(3);
    house.pass(24 * 3600 - 4 * 600);
    expect((await server.visitor().sendCode(phone)).body.data.digits).toBe(4);
  });

  it('of an address are as many in an hour as is set, whatever the phones', async () => {
    const server = await house.open({ OTP_FAILED_CHECKS_PER_ADDRESS_PER_HOUR: '4' });
    const address = someAddress();
    await fail(server, '+79160000001', 3, address);
    const waiting = server.visitor(address);
    await waiting.sendCode('+79160000002');
    const code = await server.codeFor('+79160000002');
    await fail(server, '+79160000003', 1, address);

    const locked = await waiting.login('+79160000002', code);
    expect(locked).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 3600 },
    });
    expect((await server.visitor(address).sendCode('+79160000004')).status).toBe(429);
    expect((await server.visitor().sendCode('+79160000004')).status).toBe(200);
  });

  it('do not count a right code', async () => {
    const server = await house.open({ OTP_FAILED_CHECKS_PER_PHONE_PER_DAY: '2' });
    for (let time = 0; time < 3; time += 1) {
      const visitor = server.visitor();
      await visitor.sendCode(phone);
      expect((await visitor.login(phone, await server.codeFor(phone))).status).toBe(204);
    }
  });

  it('of the whole portal make codes longer until the hotel’s day ends, and end short ones', async () => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const server = await house.open({ OTP_FAILED_CHECKS_PER_DAY: '4' }, log);
    const early = server.visitor();
    await early.sendCode('+79160000001');
    const short = await server.codeFor('+79160000001');
    await fail(server, '+79160000002', 3);
    expect((await server.visitor().sendCode('+79160000003')).body.data.digits).toBe(4);
    await fail(server, '+79160000004', 1);

    const visitor = server.visitor();
    expect((await visitor.sendCode(phone)).body.data.digits).toBe(6);
    const long = await server.codeFor(phone);
    expect(long).toHaveLength(6);
    expect((await early.login('+79160000001', short)).body.code).toBe('CODE_EXPIRED');
    expect((await visitor.login(phone, otherThan(long))).body.code).toBe('CODE_WRONG');
    expect((await visitor.login(phone, long)).status).toBe(204);
    expect(lines.filter((line) => line.includes('failed checks of the day'))).toHaveLength(1);
    const sent = await house.prisma.outbox.findMany({ where: { channel: 'telegram' } });
    expect(sent.map(({ payload }) => payload)).toEqual([
      { notice: { topic: 'alarm', text: expect.stringContaining('6 цифр') as string } },
    ]);

    // 09:00 UTC is noon in Moscow.
    house.pass(12 * 3600);
    expect((await server.visitor().sendCode(phone)).body.data.digits).toBe(4);
  });
});
