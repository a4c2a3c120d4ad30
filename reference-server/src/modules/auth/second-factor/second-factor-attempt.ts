import { randomUUID } from 'node:crypto';
import {
  secondFactorRules,
  type PasskeyProof,
  type ProofKind,
  type WebAuthnOptions,
} from '@portal/domain/staff';
import type { Database } from '../../../db/database.ts';
import { refundAttempts, consumeAttempts } from '../attempts/attempt-budget-repository.ts';
import {
  retryAt,
  secondFactorLimit,
  secondsAfter,
  secondsUntil,
  exhaustedUntil,
} from '../attempts/attempt-budgets.ts';
import type { HashNetwork } from '../attempts/network-hash.ts';
import { auditSignInLocked, auditSignInRefused } from '../refusal-audit-repository.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import type { Seal } from '../seal.ts';
import type { SignInAttack } from '../attempts/sign-in-attack.ts';
import { claimSignedChallenge, insertChallenge } from './challenge-repository.ts';
import { challengeIn, drawChallenge, type Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import {
  claimRecoveryCode,
  claimStep,
  countRecoveryCodes,
  notePasskeyUse,
  readFactors,
  type SecondFactorRow,
} from './second-factor-repository.ts';
import { totpStep } from './totp.ts';

/** Something that is to prove who somebody is, beside a password. */
export type PresentedFactor = { readonly code: string } | { readonly passkey: PasskeyProof };

/** What became of it. */
type FactorOutcome =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'waits'; readonly retryAfterSeconds: number };

/** What an account can be asked for beside its password. */
export interface RequestedFactors {
  readonly kinds: readonly Exclude<ProofKind, 'password'>[];
  /** To ask an authenticator with; null without a passkey. */
  readonly passkey: WebAuthnOptions | null;
}

/** For what a factor is asked. */
type Purpose = 'sign-in' | 'confirm';

/** Asks accounts for their second factors, and looks at what they answer. */
export type SecondFactorAttempts = ReturnType<typeof createSecondFactorAttempts>;

/** What it works with. */
export interface SecondFactorAttemptOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly seal: Seal;
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly attack: Pick<SignInAttack, 'account'>;
  readonly hashNetwork: HashNetwork;
}

const appCode = /^\d{6}$/;

/** Joins the kinds of second factors. */
export function createSecondFactorAttempts(options: SecondFactorAttemptOptions) {
  const { prisma, makeChange, seal, recoveryCodes, passkeys, attack, hashNetwork } = options;

  async function factorsOf(staffId: string, until: Date): Promise<SecondFactorRow[]> {
    const rows = await readFactors(prisma, staffId);
    return rows.filter(({ createdAt }) => createdAt <= until);
  }

  async function isAppCode(staffId: string, code: string, until: Date): Promise<boolean> {
    const now = new Date();
    for (const { id, secret } of await factorsOf(staffId, until)) {
      const step = secret === null ? null : totpStep(seal.open(id, secret), code, now);
      if (step !== null) return (await claimStep(prisma, id, step, now)).length > 0;
    }
    return false;
  }

  async function isPasskey(
    staffId: string,
    answer: PasskeyProof,
    purpose: Purpose,
    until: Date,
  ): Promise<boolean> {
    const signed = challengeIn(answer);
    if (signed === null) return false;
    const now = new Date();
    const [challenge] = await claimSignedChallenge(prisma, signed, staffId, purpose, now);
    const rows = await factorsOf(staffId, until);
    const row = rows.find(({ credentialId }) => credentialId === answer.id);
    if (!challenge || !row?.credentialId || !row.publicKey) return false;
    const { id, credentialId, publicKey, transports } = row;
    const known = { credentialId, publicKey, transports, counter: Number(row.counter) };
    const counter = await passkeys.proven(answer, challenge.value, known);
    if (counter === null) return false;
    return (await notePasskeyUse(prisma, id, counter, now)).length > 0;
  }

  async function isRecoveryCode(staffId: string, code: string, until: Date): Promise<boolean> {
    const hash = recoveryCodes.hash(staffId, code);
    return (await claimRecoveryCode(prisma, staffId, hash, until)).length > 0;
  }

  /** Whoever comes so far knows the password, or holds a session. */
  async function noteWrong(
    { staffId, address }: { readonly staffId: string; readonly address: string },
    isLast: boolean,
  ): Promise<void> {
    const refused = { who: { staffId }, network: hashNetwork(address), now: new Date() };
    await makeChange(async (change) => {
      const { transaction } = change;
      await auditSignInRefused(transaction, 'CODE_WRONG', refused);
      if (!isLast) return;
      await auditSignInLocked(transaction, 'account', refused);
      await attack.account(change, staffId);
    });
  }

  return {
    /** Whether the account has any. */
    has: async (staffId: string): Promise<boolean> =>
      (await readFactors(prisma, staffId)).length > 0,

    /** @param createdUntil - leaves out what is younger. */
    async request(
      staffId: string,
      purpose: Purpose,
      createdUntil: Date = new Date(),
    ): Promise<RequestedFactors> {
      const rows = await factorsOf(staffId, createdUntil);
      const [codes] = await countRecoveryCodes(prisma, staffId, createdUntil);
      const known = rows.flatMap(({ credentialId, transports }) =>
        credentialId === null ? [] : [{ credentialId, transports }],
      );
      const kinds = [
        ...(rows.some(({ kind }) => kind === 'totp') ? (['totp'] as const) : []),
        ...(known.length > 0 ? (['passkey'] as const) : []),
        ...(codes && codes.count > 0 ? (['recovery'] as const) : []),
      ];
      if (known.length === 0) return { kinds, passkey: null };
      const challenge = drawChallenge();
      const expiresAt = secondsAfter(new Date(), secondFactorRules.challengeSeconds);
      await insertChallenge(prisma, randomUUID(), staffId, purpose, challenge, expiresAt);
      return { kinds, passkey: await passkeys.proofOptions(challenge, known) };
    },

    /**
     * Looks at a factor, which is counted as wrong before: five wrong ones of one kind, and that kind waits. What
     * is right serves this once.
     */
    async try(
      { staffId, address }: { readonly staffId: string; readonly address: string },
      presented: PresentedFactor,
      purpose: Purpose,
      createdUntil: Date = new Date(),
    ): Promise<FactorOutcome> {
      const code = 'code' in presented ? presented.code.replaceAll(' ', '') : null;
      const kind = code === null ? 'passkey' : appCode.test(code) ? 'totp' : 'recovery';
      const now = new Date();
      const limits = [secondFactorLimit(staffId, kind, now)];
      const states = await makeChange(async ({ transaction, undo }: Change<FactorOutcome>) => {
        const consumed = await consumeAttempts(transaction, JSON.stringify(limits), now, 1);
        const until = retryAt(limits, consumed);
        if (!until) return consumed;
        return undo({ kind: 'waits', retryAfterSeconds: secondsUntil(until, now) });
      });
      if ('kind' in states) return states;
      const verify = () => {
        if ('passkey' in presented)
          return isPasskey(staffId, presented.passkey, purpose, createdUntil);
        if (kind === 'totp') return isAppCode(staffId, code ?? '', createdUntil);
        return isRecoveryCode(staffId, code ?? '', createdUntil);
      };
      const refund = () => refundAttempts(prisma, JSON.stringify(limits), 1);
      const isRight = await verify().catch(async (error: unknown) => {
        await refund();
        throw error;
      });
      if (isRight) await refund();
      else await noteWrong({ staffId, address }, exhaustedUntil(limits, states) !== null);
      return { kind: isRight ? 'right' : 'wrong' };
    },
  };
}
