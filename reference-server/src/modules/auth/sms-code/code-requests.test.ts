import { describe, expect, it } from 'vitest';
import {
  someAddress,
  useSignInHouse,
  type SignInServer,
} from '../../../../test/fixtures/sign-in/sign-in.ts';
import { createLog } from '../../../log.ts';

const house = useSignInHouse();
const phone = '+79161234567';

/** Asks once for each of so many phones. */
function requestCodes(server: SignInServer, address: string, phones: number, first = 0) {
  const requests = Array.from({ length: phones }, (_, index) => {
    const to = `+7916${String(first + index).padStart(7, '0')}`;
    return server.visitor(address).sendCode(to);
  });
  return Promise.all(requests).then((answers) => answers.map(({ status }) => status));
}

function count(statuses: number[], status: number): number {
  return statuses.filter((each) => each === status).length;
}

describe('codes for a phone', () => {
  it('come after 5, 30, 60, 120 and again 120 seconds, also over a restart', async () => {
    let server = await house.open();
    const address = someAddress();
    const delays = [];
    for (const seconds of [5, 30, 60, 120]) {
      const sent = await server.visitor(address).sendCode(phone);
      delays.push(sent.body.data.resendInSeconds);
      house.pass(seconds - 1);
      server = await house.open();
      const early = await server.visitor(address).sendCode(phone);
      expect(early).toMatchObject({ status: 429, body: { retryAfterSeconds: 1 } });
      expect(early.headers.get('retry-after')).toBe('1');
      house.pass(1);
    }
    delays.push((await server.visitor(address).sendCode(phone)).body.data.resendInSeconds);
    expect(delays).toEqual([5, 30, 60, 120, 120]);
  });

  it('is one when a hundred are asked for at once', async () => {
    const server = await house.open();
    const address = someAddress();
    const statuses = await Promise.all(
      Array.from(
        { length: 100 },
        async () => (await server.visitor(address).sendCode(phone)).status,
      ),
    );
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([1, 99]);
    expect(await house.prisma.otpChallenge.count()).toBe(1);
    expect(await house.prisma.outbox.count()).toBe(1);
  });

  it('come quickly again after ten quiet minutes and after a sign-in', async () => {
    const server = await house.open();
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    house.pass(5);
    expect((await visitor.sendCode(phone)).body.data.resendInSeconds).toBe(30);
    house.pass(600);
    expect((await visitor.sendCode(phone)).body.data.resendInSeconds).toBe(5);
    await visitor.login(phone, await server.codeFor(phone));
    expect((await visitor.sendCode(phone)).body.data.resendInSeconds).toBe(5);
  });

  it('are five in ten minutes and ten in a day', async () => {
    const server = await house.open();
    const address = someAddress();
    const sent: number[] = [];
    async function requestAfter(seconds: number) {
      house.pass(seconds);
      const { status, body } = await server.visitor(address).sendCode(phone);
      sent.push(status);
      return body.retryAfterSeconds;
    }
    for (const seconds of [0, 5, 30, 60, 120]) await requestAfter(seconds);
    expect(await requestAfter(120)).toBe(600 - 335);
    for (const seconds of [600 - 335, 120, 120, 120, 120]) await requestAfter(seconds);
    expect(sent).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200]);
    house.pass(600);
    const { body } = await server.visitor(address).sendCode(phone);
    expect(body.retryAfterSeconds).toBe(24 * 3600 - 600 - 480 - 600);
  });
});

describe('codes for an address', () => {
  it('are twenty in an hour, however many are asked for at once', async () => {
    const server = await house.open();
    const address = someAddress();
    const statuses = await requestCodes(server, address, 40);
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([20, 20]);
    expect(await house.prisma.otpChallenge.count()).toBe(20);
    house.pass(3600);
    expect((await server.visitor(address).sendCode(phone)).status).toBe(200);
  });

  it('are fifty in a day', async () => {
    const server = await house.open({ SMS_PER_ADDRESS_PER_HOUR: '100' });
    const address = someAddress();
    const statuses: number[] = [];
    for (const first of [0, 20, 40])
      statuses.push(...(await requestCodes(server, address, 20, first)));
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([50, 10]);
  });

  it('count for a /64 of IPv6, with ceilings for the networks around it', async () => {
    const server = await house.open({ SMS_PER_ADDRESS_PER_HOUR: '1' });
    const statuses = [];
    for (const address of [
      '2001:db8:1:aa00::1',
      '2001:db8:1:aa00::2',
      '2001:db8:1:aa01::1',
      '2001:db8:1:aa02::1',
      '2001:db8:1:ab00::1',
      '2001:db8:1:ac00::1',
      '2001:db8:1:ad00::1',
    ]) {
      statuses.push(
        (await server.visitor(address).sendCode(`+7916000000${statuses.length}`)).status,
      );
    }
    expect(statuses).toEqual([200, 429, 200, 429, 200, 200, 429]);
  });

  it('cost a phone nothing when they are refused', async () => {
    const server = await house.open({ SMS_PER_ADDRESS_PER_HOUR: '1' });
    const address = someAddress();
    await requestCodes(server, address, 1);
    expect((await server.visitor(address).sendCode(phone)).status).toBe(429);
    expect(await house.prisma.otpPhone.count({ where: { phone } })).toBe(0);
    expect(await house.prisma.attemptBudget.count({ where: { key: { startsWith: phone } } })).toBe(
      0,
    );
    expect((await server.visitor().sendCode(phone)).body.data.resendInSeconds).toBe(5);
  });
});

/** What the chat of staff is about to be told. */
async function staffNotices(): Promise<unknown[]> {
  const rows = await house.prisma.outbox.findMany({ where: { channel: 'telegram' } });
  return rows.map(({ payload }) => (payload as { notice: unknown }).notice);
}

describe('the portal', () => {
  it('sends so many SMS in a day of the hotel, and says when they are used up', async () => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const wifi = '198.51.100.7';
    const server = await house.open({ SMS_DAILY_BUDGET: '3', HOTEL_NETWORKS: wifi }, log);
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await server.visitor(wifi).sendCode(`+7916000000${index}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    await server.codeFor('+79160000002');
    expect(server.messages).toHaveLength(3);
    expect(lines.filter((line) => line.includes('daily SMS budget used up'))).toHaveLength(1);
    expect(await staffNotices()).toEqual([
      { topic: 'alarm', text: expect.stringContaining('3 SMS из 3') as string },
    ]);
    house.pass(12 * 3600);
    await server.visitor(wifi).sendCode(phone);
    await server.codeFor(phone);
  });

  it('shows codes in the chat of staff only where it is set so', async () => {
    const silent = await house.open();
    await silent.visitor().sendCode('+79160000009');
    expect(await staffNotices()).toEqual([]);
    const server = await house.open({ TELEGRAM_SIGNIN_CODES: 'on' });
    await server.visitor().sendCode(phone);
    const [row] = await house.prisma.outbox.findMany({ where: { channel: 'telegram' } });
    expect(row?.expiresAt).not.toBeNull();
    const code = await server.codeFor(phone);
    expect(await staffNotices()).toEqual([{ topic: 'code', phone, code }]);
  });

  it('asks for six digits always where it is set so', async () => {
    const server = await house.open({ OTP_DIGITS: '6' });
    const sent = await server.visitor().sendCode(phone);
    expect(sent.body.data.digits).toBe(6);
    expect(await server.codeFor(phone)).toHaveLength(6);
  });

  it('writes neither phones nor codes nor names into its log', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    const server = await house.open({}, log);
    const visitor = server.visitor();
    await visitor.sendCode(phone);
    const code = await server.codeFor(phone);
    await visitor.login(phone, code);
    const { body } = await visitor.register(phone, { name: 'Анна Лебедева' });
    await server.visitor().sendCode(phone);
    const written = lines.join('');
    expect(lines.length).toBeGreaterThan(4);
    for (const secret of [phone, phone.slice(1), code, body.token, 'Лебедева']) {
      expect(written).not.toContain(`"${secret}`);
    }
    expect(written).not.toContain(phone.slice(2));
    expect(written).not.toContain(body.token);
  });
});
