import * as z from 'zod';

/**
 * The proof of work that strangers' browsers give before a code is sent, while many strangers ask. It costs
 * them time, tells nobody who they are and asks no third party.
 */
export const proofRules = {
  /** Share of a day's SMS that strangers have asked for within `windowSeconds` when proofs begin. */
  share: 0.3,
  windowSeconds: 3600,
  /** How long a challenge can be answered, once. */
  seconds: 5 * 60,
  /**
   * 65,536 hashes on average. A cheap phone makes some 60,000 a second in one thread, so that it takes about
   * a second, and in one of a hundred cases five; a laptop takes a tenth of that.
   */
  difficulty: 16,
} as const;

/** Hardest that a client takes on: minutes on a phone. */
const hardest = 24;

/** What is to be proven: that the first `difficulty` bits of sha256(challenge followed by nonce) are zero. */
export const proofChallengeSchema = z.object({
  algorithm: z.literal('sha256'),
  challenge: z.string().min(1).max(200),
  difficulty: z.number().int().min(0).max(hardest),
});
/** What is to be proven. */
export type ProofChallenge = z.output<typeof proofChallengeSchema>;

/** A challenge with the nonce that was found for it. */
export const proofSchema = z.object({
  challenge: z.string().min(1).max(200),
  nonce: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\x21-\x7e]+$/),
});
/** A challenge with the nonce that was found for it. */
export type Proof = z.output<typeof proofSchema>;

/** Whether so many bits at the beginning of a digest are zero. */
export function beginsWithZeroBits(digest: Uint8Array, bits: number): boolean {
  if (digest.length * 8 < bits) return false;
  return digest.every((byte, index) => {
    const counted = Math.min(8, Math.max(0, bits - index * 8));
    return byte >> (8 - counted) === 0;
  });
}
