import { confirmationRules } from '@portal/domain/server';
import type { ProofKind, WebAuthnOptions } from '@portal/domain/staff';
import type { Database } from '../../../db/database.ts';
import { identityOf, type StaffActor } from '../../../kernel/actor.ts';
import type { MakeChange } from '../../../outbox/change.ts';
import type { HashNetwork } from '../attempts/network-hash.ts';
import { auditSignInLocked } from '../refusal-audit-repository.ts';
import type { PasswordAttempts, TooManyPasswords } from '../staff-sign-in/password-attempt.ts';
import type {
  PresentedFactor,
  SecondFactorAttempts,
} from '../second-factor/second-factor-attempt.ts';
import type { Sessions } from '../session/sessions.ts';
import {
  claimConfirmation,
  confirmSession,
  readConfirmable,
  releaseConfirmation,
  type ConfirmedSession,
} from './confirmation-repository.ts';

/** What somebody says again who they are with. */
type Proof = { readonly password: string } | PresentedFactor;

/** What became of saying again who one is. */
type ConfirmationOutcome =
  | { readonly kind: 'confirmed' | 'wrong-password' | 'wrong-factor' }
  /** It was changed since the session began: whoever holds the session may have done that. */
  | { readonly kind: 'too-young' }
  /** It is over: that was the last wrong one, or it had ended before. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'factor-waits'; readonly retryAfterSeconds: number }
  | TooManyPasswords;

/** What confirming sessions works with. */
export interface ConfirmationOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly sessions: Pick<Sessions, 'revokeWithin' | 'refresh'>;
  readonly tryPassword: PasswordAttempts['own'];
  readonly factors: SecondFactorAttempts;
  readonly hashNetwork: HashNetwork;
}

/** Lets staff say again who they are. */
export type Confirmations = ReturnType<typeof createConfirmations>;

/** Confirms sessions; each try is counted as failed before it is looked at. */
export function createConfirmations(options: ConfirmationOptions) {
  const { prisma, makeChange, sessions, tryPassword, factors, hashNetwork } = options;

  async function byPassword(
    { id, sessionId }: StaffActor,
    { createdAt }: ConfirmedSession,
    password: string,
    address: string,
  ): Promise<ConfirmationOutcome> {
    const attempt = await tryPassword({ id, password, address });
    if (attempt.kind === 'too-many') return attempt;
    if (attempt.kind === 'no-match') return { kind: 'wrong-password' };
    const kind = await makeChange(async ({ transaction }) => {
      // It may have got another password while this one was being compared.
      if (!(await attempt.confirm(transaction))) return 'wrong-password';
      if (isYounger(attempt.staff.passwordSetAt, createdAt)) return 'too-young';
      const network = hashNetwork(address);
      const [done] = await confirmSession(transaction, sessionId, new Date(), network);
      return done ? 'confirmed' : 'ended';
    });
    return { kind };
  }

  async function byFactor(
    { id: staffId, sessionId }: StaffActor,
    { createdAt }: ConfirmedSession,
    factor: PresentedFactor,
    address: string,
  ): Promise<ConfirmationOutcome> {
    const attempt = await factors.try({ staffId, address }, factor, 'confirm', createdAt);
    if (attempt.kind === 'waits') return { ...attempt, kind: 'factor-waits' };
    if (attempt.kind === 'wrong') return { kind: 'wrong-factor' };
    const [done] = await confirmSession(prisma, sessionId, new Date(), hashNetwork(address));
    return { kind: done ? 'confirmed' : 'ended' };
  }

  /** Whoever holds it has guessed; the trail says so wherever the session is said to have ended. */
  async function endSession(actor: StaffActor, address: string): Promise<void> {
    await makeChange(async (change) => {
      const network = hashNetwork(address);
      const refused = { who: { staffId: actor.id }, network, now: new Date() };
      await auditSignInLocked(change.transaction, 'session', refused);
      const only = actor.sessionId;
      await sessions.revokeWithin(change, identityOf(actor), 'revoked', { only });
    });
  }

  return {
    /** What they can do so with: only what is older than the session. */
    async begin({
      id,
      sessionId,
    }: StaffActor): Promise<{ kinds: ProofKind[]; passkey: WebAuthnOptions | null }> {
      const [found] = await readConfirmable(prisma, sessionId);
      if (!found) return { kinds: [], passkey: null };
      const { kinds, passkey } = await factors.request(id, 'confirm', found.createdAt);
      const hasPassword = !isYounger(found.passwordSetAt, found.createdAt);
      return { kinds: [...(hasPassword ? (['password'] as const) : []), ...kinds], passkey };
    },

    async confirm(actor: StaffActor, proof: Proof, address: string): Promise<ConfirmationOutcome> {
      const { sessionId } = actor;
      const { failuresMax } = confirmationRules;
      const [claimed] = await claimConfirmation(prisma, sessionId, failuresMax);
      if (!claimed) return { kind: 'ended' };
      const release = () => releaseConfirmation(prisma, sessionId);
      const trying =
        'password' in proof
          ? byPassword(actor, claimed, proof.password, address)
          : byFactor(actor, claimed, proof, address);
      const outcome = await trying.catch(async (error: unknown) => {
        await release();
        throw error;
      });
      switch (outcome.kind) {
        case 'confirmed':
        case 'ended':
          sessions.refresh(sessionId);
          return outcome;
        case 'wrong-password':
        case 'wrong-factor':
          if (claimed.failures < failuresMax) return outcome;
          await endSession(actor, address);
          return { kind: 'ended' };
        case 'too-young':
        case 'too-many':
        case 'factor-waits':
          await release();
          return outcome;
      }
    },
  };
}

function isYounger(setAt: Date | null, sessionCreatedAt: Date): boolean {
  return setAt !== null && setAt > sessionCreatedAt;
}
