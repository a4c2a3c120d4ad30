import { expect, it, vi } from 'vitest';
import { useSignInHouse } from '../../../test/sign-in.ts';

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
  other.auth.start();
  await vi.waitFor(async () => expect(await counts()).toEqual([1, 1, 5, 0, 1]));
});
