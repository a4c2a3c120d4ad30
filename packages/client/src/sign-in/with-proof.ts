import type { ProblemBody } from '@portal/domain/contract';
import { proofChallengeSchema, type Proof } from '@portal/domain/sign-in';

/** A proof may be too late, or its network another by then; the next one seldom is. */
const maxProofs = 2;

/** What a call answers that may want a proof of work first. */
type ProvenReply =
  | { readonly status: 403; readonly body: ProblemBody }
  | { readonly status: 200 | 429; readonly body: unknown };

/** Makes a call; where the portal wants a proof of work before it, finds one and makes it again. */
export async function withProof<Reply extends ProvenReply>(
  make: (proof: { proof?: Proof }) => Promise<Reply>,
  onProof: (() => void) | undefined,
): Promise<Reply> {
  let reply = await make({});
  for (let proofs = 0; reply.status === 403 && proofs < maxProofs; proofs += 1) {
    const parsedChallenge = proofChallengeSchema.safeParse(reply.body.details?.[0]?.value);
    if (!parsedChallenge.success) break;
    onProof?.();
    const { solveProof } = await import('./solve-proof.ts');
    reply = await make({ proof: await solveProof(parsedChallenge.data) });
  }
  return reply;
}
