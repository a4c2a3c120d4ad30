import { describe, expect, it } from 'vitest';
import {
  otherThan,
  someAddress,
  useSignInHouse,
  type SignInServer,
  type Visitor,
} from '../../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';

/** Asks for a code and gives a wrong one so many times; what the answers were. */
async function guess(server: SignInServer, visitor: Visitor, times: number) {
  const { status } = await visitor.sendCode(phone);
  if (status !== 200) throw new Error(`No code: ${status}.`);
  const code = await server.codeFor(phone);
  const answers = await Promise.all(
    Array.from({ length: times }, () => visitor.login(phone, otherThan(code))),
  );
  return answers.map(({ body }) => body.code);
}

/** Uses up what strangers have of four digits, from four networks. */
async function useUp(server: SignInServer) {
  for (const failures of [3, 3, 3, 1]) await guess(server, server.visitor(), failures);
}

async function signIn(server: SignInServer, visitor: Visitor) {
  const sent = await visitor.sendCode(phone);
  const answer = await visitor.login(phone, await server.codeFor(phone));
  return { sent: sent.status, digits: sent.body.data.digits, status: answer.status };
}

describe('a stranger who knows a phone', () => {
  it('makes its codes longer by ten wrong ones, and keeps its owner out of nothing', async () => {
    const server = await house.open();
    await server.guest(phone);
    for (const failures of [3, 3, 3, 1]) {
      house.pass(600);
      await guess(server, server.visitor(), failures);
    }
    expect(await signIn(server, server.visitor())).toEqual({ sent: 200, digits: 6, status: 200 });
  });

  it('does not use up its codes, neither those of a minute nor of a day', async () => {
    const server = await house.open();
    const stranger = server.visitor();
    for (let time = 0; time < 10; time += 1) {
      house.pass(time % 5 === 0 ? 600 : 120);
      expect((await stranger.sendCode(phone)).status).toBe(200);
    }
    house.pass(600);
    expect((await stranger.sendCode(phone)).status).toBe(429);
    expect(await signIn(server, server.visitor())).toEqual({ sent: 200, digits: 4, status: 204 });
  });

  it('neither ends the code that its owner waits for, nor consumes its checks', async () => {
    const server = await house.open();
    const owner = server.visitor();
    await owner.sendCode(phone);
    const code = await server.codeFor(phone);
    await guess(server, server.visitor(), 5);
    expect((await owner.login(phone, code)).status).toBe(204);
  });

  it('shares thirty codes of a day with all strangers, and none with known devices', async () => {
    const server = await house.open();
    const { visitor: known } = await server.guest(phone);
    const sent: number[] = [];
    for (let time = 0; time < 30; time += 1) {
      sent.push((await server.visitor().sendCode(phone)).status);
    }
    expect(sent.filter((status) => status === 200)).toHaveLength(29);
    expect((await server.visitor().sendCode(phone)).body.code).toBe('TOO_MANY_REQUESTS');
    expect(await signIn(server, known)).toEqual({ sent: 200, digits: 4, status: 200 });
  });

  it('gets ten checks of short codes, however many networks guess at once', async () => {
    const server = await house.open();
    const guessers = [];
    for (let index = 0; index < 25; index += 1) {
      const visitor = server.visitor();
      await visitor.sendCode(phone);
      guessers.push({ visitor, code: await server.codeFor(phone) });
    }
    const answers = await Promise.all(
      guessers.flatMap(({ visitor, code }) =>
        Array.from({ length: 4 }, () => visitor.login(phone, otherThan(code))),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(10);
    const right = await Promise.all(
      guessers.map(({ visitor, code }) => visitor.login(phone, code)),
    );
    expect(right.filter(({ status }) => status === 204)).toEqual([]);
  });
});

describe('a known device', () => {
  it('goes on with short codes, and from an address whose checks are used up', async () => {
    const server = await house.open({ OTP_FAILED_CHECKS_PER_ADDRESS_PER_HOUR: '10' });
    const address = someAddress();
    const known = server.visitor(address);
    await signIn(server, known);
    house.pass(3600);
    for (const failures of [3, 3, 3, 1]) {
      await guess(server, server.visitor(address), failures);
      house.pass(300);
    }
    expect((await server.visitor(address).sendCode('+79160000001')).status).toBe(429);
    expect(await signIn(server, known)).toEqual({ sent: 200, digits: 4, status: 204 });
  });

  it('has the checks that all devices of the phone share, and then longer codes', async () => {
    const server = await house.open();
    const devices = [server.visitor(), server.visitor(), server.visitor(), server.visitor()];
    for (const device of devices) await signIn(server, device);
    for (const [index, device] of devices.entries()) {
      await guess(server, device, index === 3 ? 1 : 3);
    }
    house.pass(600);
    expect((await devices[0]?.sendCode(phone))?.body.data.digits).toBe(6);
    expect((await server.visitor().sendCode(phone)).body.data.digits, 'strangers').toBe(4);
  });

  it('is none of another phone', async () => {
    const server = await house.open();
    const other = server.visitor();
    await other.sendCode('+79160000001');
    await other.login('+79160000001', await server.codeFor('+79160000001'));
    expect(other.cookies.get('known_device')).toBeDefined();
    await useUp(server);
    expect((await other.sendCode(phone)).body.data.digits).toBe(6);
  });
});

describe('a right code', () => {
  it('gives its network back what its phone spent there', async () => {
    const server = await house.open({
      SMS_PER_ADDRESS_PER_HOUR: '3',
      OTP_FAILED_CHECKS_PER_ADDRESS_PER_HOUR: '3',
    });
    const address = someAddress();
    for (let guest = 0; guest < 5; guest += 1) {
      const to = `+7916000000${guest}`;
      const visitor = server.visitor(address);
      await visitor.sendCode(to);
      house.pass(5);
      await visitor.sendCode(to);
      const code = await server.codeFor(to);
      await visitor.login(to, otherThan(code));
      await visitor.login(to, otherThan(code));
      expect((await visitor.login(to, code)).status).toBe(204);
    }
  });

  it('gives nothing back of what other phones spent there', async () => {
    const server = await house.open({ SMS_PER_ADDRESS_PER_HOUR: '3' });
    const address = someAddress();
    const statuses = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await server.visitor(address).sendCode(`+7916000000${index}`)).status);
      if (index < 2) await signIn(server, server.visitor(address));
      house.pass(5);
    }
    expect(statuses).toEqual([200, 200, 200]);
    expect((await server.visitor(address).sendCode(phone)).status).toBe(429);
  });
});
