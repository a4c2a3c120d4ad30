import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { proofRules } from '@portal/domain/server';
import { beginsWithZeroBits, type Proof, type ProofChallenge } from '@portal/domain/sign-in';
import type { ClientNetwork } from '../../../kernel/network/client-network.ts';
import type { AttemptLimit } from './attempt-budget-repository.ts';

/** Who is asked for a proof of work. */
interface Prover {
  readonly phone: string;
  readonly network: ClientNetwork;
}

/** Issues proof-of-work challenges and verifies them by signature, without storing them. */
export type Proofs = ReturnType<typeof createProofs>;

const keyBytes = 32;
const drawnBytes = 9;
const signatureBytes = 16;
const challengeForm = /^([0-9a-z]{1,9})\.([\w-]{12})\.([\w-]{22})$/;

/** Challenges signed for one phone and one network. */
export function createProofs(pepper: string) {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'portal proof of work', keyBytes));
  const { difficulty } = proofRules;

  function sign({ phone, network }: Prover, expires: string, drawn: string): Buffer {
    const signed = JSON.stringify([phone, network.ranges[0].key, expires, drawn, difficulty]);
    return createHmac('sha256', key).update(signed).digest().subarray(0, signatureBytes);
  }

  return {
    challenge(who: Prover, now: Date): ProofChallenge {
      const expires = Math.floor(now.getTime() / 1000 + proofRules.seconds).toString(36);
      const drawn = randomBytes(drawnBytes).toString('base64url');
      const signature = sign(who, expires, drawn).toString('base64url');
      return { algorithm: 'sha256', challenge: `${expires}.${drawn}.${signature}`, difficulty };
    },
    /** The limit of the proof, which is good once; null when it is none, another's or too late. */
    consume({ challenge, nonce }: Proof, who: Prover, now: Date): AttemptLimit | null {
      const [, expires, drawn, signature] = challengeForm.exec(challenge) ?? [];
      if (!expires || !drawn || !signature) return null;
      const windowEnd = new Date(Number.parseInt(expires, 36) * 1000);
      const presented = Buffer.from(signature, 'base64url');
      if (!timingSafeEqual(presented, sign(who, expires, drawn)) || windowEnd <= now) return null;
      const digest = createHash('sha256').update(challenge).update(nonce).digest();
      if (!beginsWithZeroBits(digest, difficulty)) return null;
      // By what was drawn, as a signature can be written in several ways.
      return { scope: 'proof', key: `${expires}.${drawn}`, points: 1, windowEnd };
    },
  };
}
