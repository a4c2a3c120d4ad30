import { sha256 } from '@noble/hashes/sha2.js';
import { beginsWithZeroBits, type Proof, type ProofChallenge } from '@portal/domain/sign-in';

/** Shorter than a frame, so that the page stays quick. */
const sliceMilliseconds = 10;
/** Hashes between two looks at the clock. */
const hashesAtOnce = 64;

/**
 * Finds a nonce by trying one after the other, in slices between which the page does its own work. Hashed
 * here and not by WebCrypto, whose every call is a task of its own and takes many times as long.
 */
export async function solveProof({ challenge, difficulty }: ProofChallenge): Promise<Proof> {
  const encoder = new TextEncoder();
  const challengeBytes = encoder.encode(challenge);
  const bytes = new Uint8Array(challengeBytes.length + String(Number.MAX_SAFE_INTEGER).length);
  bytes.set(challengeBytes);
  const room = bytes.subarray(challengeBytes.length);

  for (let next = 0; ;) {
    const sliceEnd = performance.now() + sliceMilliseconds;
    while (performance.now() < sliceEnd) {
      for (const last = next + hashesAtOnce; next < last; next += 1) {
        const nonce = String(next);
        const { written } = encoder.encodeInto(nonce, room);
        const digest = sha256(bytes.subarray(0, challengeBytes.length + written));
        if (beginsWithZeroBits(digest, difficulty)) return { challenge, nonce };
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
