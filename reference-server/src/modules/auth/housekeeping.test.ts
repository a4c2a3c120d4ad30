import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { useSignInHouse } from '../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const day = 24 * 3600;

function counts() {
  const { otpChallenge, otpPhone, attemptBudget, session, guest } = house.prisma;
  return Promise.all([
    otpChallenge.count(),
    otpPhone.count(),
    attemptBudget.count(),
    session.count(),
    guest.count(),
  ]);
}

it('deletes what was over a day ago, and neither guests nor what is still counted', async () => {
  const server = await house.open();
  await server.guest('+79161234567');
  house.pass(day - 60);
  await server.visitor().sendCode('+79037654321');
  const other = await house.open();
  const all = await counts();

  other.auth.start();
  await other.auth.stop();
  expect(await counts()).toEqual(all);

  house.pass(31 * day - 3600);
  await server.visitor().sendCode('+79037654321');
  const counted = await house.prisma.attemptBudget.count({
    where: { windowEnd: { gte: new Date(Date.now() - day * 1000) } },
  });
  expect([(await counts())[2] > counted, counted > 0]).toEqual([true, true]);
  other.auth.start();
  await eventually(async () => expect(await counts()).toEqual([1, 1, counted, 0, 1]));
});

it('deletes what a clock that ran ahead has counted, which would keep everybody out until then', async () => {
  const phone = '+79037654321';
  const server = await house.open();
  const sendCode = async () => (await server.visitor('203.0.113.9').sendCode(phone)).status;
  house.pass(365 * day);
  expect(await sendCode()).toBe(200);
  house.pass(-365 * day);
  expect(await sendCode()).toBe(429);

  server.auth.start();
  await eventually(async () => expect((await counts()).slice(0, 3)).toEqual([0, 0, 0]));
  await server.auth.stop();
  expect(await sendCode()).toBe(200);
});

it('leaves alone what another instance has counted whose clock runs a little ahead', async () => {
  const server = await house.open();
  house.pass(60);
  await server.visitor().sendCode('+79037654321');
  house.pass(-60);
  const all = await counts();
  server.auth.start();
  await server.auth.stop();
  expect(await counts()).toEqual(all);
});
