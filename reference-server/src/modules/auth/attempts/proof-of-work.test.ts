import type { ProofChallenge } from '@portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import {
  proofChallengeOf,
  solve,
  someAddress,
  useSignInHouse,
  type Answer,
  type SignInServer,
} from '../../../../test/fixtures/sign-in/sign-in.ts';

const house = useSignInHouse();
const phone = '+79161234567';
const wifi = '198.51.100.7';

function expectProofChallenge(answer: Answer): ProofChallenge {
  expect([answer.status, answer.body.code]).toEqual([403, 'PROOF_REQUIRED']);
  return proofChallengeOf(answer);
}

/** A portal whose strangers have asked for three of ten SMS within the hour. */
async function openBusyServer(environment: Record<string, string> = {}): Promise<SignInServer> {
  const server = await house.open({ SMS_DAILY_BUDGET: '10', ...environment });
  for (let time = 0; time < 3; time += 1) {
    expect((await server.visitor().sendCode(`+7916000000${time}`)).status).toBe(200);
  }
  return server;
}

describe('past three tenths of the day’s SMS in an hour', () => {
  it('strangers are asked for a proof of work, which is good once', async () => {
    const server = await openBusyServer();
    const address = someAddress();
    const proof = solve(expectProofChallenge(await server.visitor(address).sendCode(phone)));
    expect((await server.visitor(address).sendCode(phone, { proof })).status).toBe(200);
    house.pass(5);
    expectProofChallenge(await server.visitor(address).sendCode(phone, { proof }));
  });

  it('is good once also when it comes many times at once', async () => {
    const server = await openBusyServer();
    const address = someAddress();
    const proof = solve(expectProofChallenge(await server.visitor(address).sendCode(phone)));
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => server.visitor(address).sendCode(phone, { proof })),
    );
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes it for this phone, from this network, and for five minutes', async () => {
    const server = await openBusyServer();
    const address = someAddress();
    const proof = solve(expectProofChallenge(await server.visitor(address).sendCode(phone)));
    expectProofChallenge(await server.visitor(address).sendCode('+79161234568', { proof }));
    expectProofChallenge(await server.visitor().sendCode(phone, { proof }));
    const other = { ...proof, challenge: proof.challenge.replace(/^./, 'z') };
    expectProofChallenge(await server.visitor(address).sendCode(phone, { proof: other }));
    expectProofChallenge(
      await server.visitor(address).sendCode(phone, { proof: { ...proof, nonce: 'x' } }),
    );
    house.pass(300);
    expectProofChallenge(await server.visitor(address).sendCode(phone, { proof }));
    const late = solve(expectProofChallenge(await server.visitor(address).sendCode(phone)));
    house.pass(298);
    expect((await server.visitor(address).sendCode(phone, { proof: late })).status).toBe(200);
  });

  it('asks nothing of the hotel’s networks, of known devices, and of anybody an hour later', async () => {
    const server = await house.open({ SMS_DAILY_BUDGET: '10', HOTEL_NETWORKS: wifi });
    const { visitor: known } = await server.guest(phone);
    for (let time = 0; time < 2; time += 1) {
      await server.visitor().sendCode(`+7916000000${time}`);
    }
    expectProofChallenge(await server.visitor().sendCode('+79160000009'));
    expect((await server.visitor(wifi).sendCode('+79160000009')).status).toBe(200);
    expect((await known.sendCode(phone)).status).toBe(200);
    house.pass(3600);
    expect((await server.visitor().sendCode('+79160000009')).status).toBe(200);
  });
});
