import { randomUUID } from 'node:crypto';
import {
  secondFactorRules,
  type PasskeyCreation,
  type SecondFactor,
  type SecondFactorKind,
  type WebAuthnOptions,
} from '@portal/domain/staff';
import type { Database } from '../../../db/database.ts';
import type { SqlClient } from '../../../db/statement.ts';
import { identityOf, type StaffActor } from '../../../kernel/actor.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { secondsAfter } from '../attempts/attempt-budgets.ts';
import type { Seal } from '../seal.ts';
import { claimChallenge, insertChallenge, readChallenge } from './challenge-repository.ts';
import { drawChallenge, type Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  insertFactor,
  lockStaff,
  readFactors,
  replaceRecoveryCodes,
  type SecondFactorRow,
} from './second-factor-repository.ts';
import { drawTotpSecret, totpStep, totpUrl } from './totp.ts';

/** A factor that is being enrolled. */
type BegunFactor =
  | { readonly kind: 'totp'; readonly id: string; readonly secret: string; readonly url: string }
  | { readonly kind: 'passkey'; readonly id: string; readonly options: WebAuthnOptions };

/** How an enrolment is finished. */
type FinishedFactor = { readonly id: string; readonly name: string } & (
  | { readonly code: string }
  | { readonly passkey: PasskeyCreation }
);

/** What became of it. */
type FinishOutcome =
  | {
      readonly kind: 'enrolled';
      readonly secondFactor: SecondFactor;
      /** Handed out with the first factor. */
      readonly recoveryCodes: string[] | null;
    }
  | { readonly kind: 'wrong' | 'expired' | 'too-many' };

/** The second factors of one's own account. */
export type OwnSecondFactors = ReturnType<typeof createOwnSecondFactors>;

/** What it works with. */
export interface OwnSecondFactorsOptions {
  readonly prisma: Database['prisma'];
  readonly seal: Seal;
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  /** What is true of a session by its factors is to be looked at anew. */
  readonly onChange: (sessionId: string) => void;
}

interface ProvenFactor {
  readonly kind: SecondFactorKind;
  readonly secret: string | null;
  readonly step: number | null;
  readonly passkey: Awaited<ReturnType<Passkeys['made']>>;
}

/** Enrols second factors and takes them away. */
export function createOwnSecondFactors(options: OwnSecondFactorsOptions) {
  const { prisma, seal, recoveryCodes, passkeys, onChange } = options;
  const { factorsMax, challengeSeconds } = secondFactorRules;

  async function saveChallenge(
    staffId: string,
    purpose: 'enrol-totp' | 'enrol-passkey',
    valueOf: (id: string) => string,
  ): Promise<string> {
    const id = randomUUID();
    const expiresAt = secondsAfter(new Date(), challengeSeconds);
    await insertChallenge(prisma, id, staffId, purpose, valueOf(id), expiresAt);
    return id;
  }

  /** What the enrolment is finished with, where it is right; the challenge is not used up by a wrong one. */
  async function prove(
    finished: FinishedFactor,
    staffId: string,
  ): Promise<ProvenFactor | 'wrong' | 'expired'> {
    const now = new Date();
    const purpose = purposeOf(finished);
    const [challenge] = await readChallenge(prisma, finished.id, staffId, purpose, now);
    if (!challenge) return 'expired';
    if ('passkey' in finished) {
      const passkey = await passkeys.made(finished.passkey, challenge.value);
      return passkey ? { kind: 'passkey', secret: null, step: null, passkey } : 'wrong';
    }
    const secret = seal.open(challenge.id, challenge.value);
    const step = totpStep(secret, finished.code.replaceAll(' ', ''), now);
    return step === null ? 'wrong' : { kind: 'totp', secret, step, passkey: null };
  }

  async function store(
    transaction: SqlClient,
    { name }: FinishedFactor,
    { kind, secret, step, passkey }: ProvenFactor,
    staffId: string,
  ): Promise<SecondFactor | null> {
    const id = randomUUID();
    const now = new Date();
    const [stored] = await insertFactor(
      transaction,
      id,
      staffId,
      kind,
      name,
      secret === null ? null : seal.seal(id, secret),
      step,
      passkey?.credentialId ?? null,
      passkey?.publicKey ?? null,
      passkey?.counter ?? 0,
      passkey?.transports ?? [],
      now,
    );
    return stored ? secondFactorOf({ id, kind, name, createdAt: now, lastUsedAt: null }) : null;
  }

  /** New codes in the place of those of before, to be shown once. */
  async function handOut(transaction: SqlClient, staffId: string): Promise<string[]> {
    const codes = recoveryCodes.draw();
    const hashes = codes.map((code) => recoveryCodes.hash(staffId, code));
    await replaceRecoveryCodes(transaction, staffId, hashes, new Date());
    return codes;
  }

  return {
    async list(staffId: string): Promise<{ factors: SecondFactor[]; recoveryCodesLeft: number }> {
      const [rows, codes] = await Promise.all([
        readFactors(prisma, staffId),
        countRecoveryCodes(prisma, staffId, new Date()),
      ]);
      return { factors: rows.map(secondFactorOf), recoveryCodesLeft: codes[0]?.count ?? 0 };
    },

    async begin(
      kind: SecondFactorKind,
      { id: staffId }: StaffActor,
    ): Promise<BegunFactor | { readonly refusal: 'TOO_MANY_FACTORS' | 'PASSKEY_NOT_POSSIBLE' }> {
      const rows = await readFactors(prisma, staffId);
      if (rows.length >= factorsMax) return { refusal: 'TOO_MANY_FACTORS' };
      if (kind === 'totp') {
        const secret = drawTotpSecret();
        const id = await saveChallenge(staffId, 'enrol-totp', (own) => seal.seal(own, secret));
        return { kind, id, secret, url: totpUrl(secret, { issuer: 'Portal', label: staffId }) };
      }
      if (!passkeys.arePossible) return { refusal: 'PASSKEY_NOT_POSSIBLE' };
      const challenge = drawChallenge();
      const known = rows.flatMap(({ credentialId, transports }) =>
        credentialId === null ? [] : [{ credentialId, transports }],
      );
      const holder = { id: staffId, name: staffId };
      const made = await passkeys.creationOptions(holder, challenge, known);
      return {
        kind,
        id: await saveChallenge(staffId, 'enrol-passkey', () => challenge),
        options: made,
      };
    },

    async finish(finished: FinishedFactor, actor: StaffActor): Promise<FinishOutcome> {
      const { id: staffId, sessionId } = actor;
      const proven = await prove(finished, staffId);
      if (typeof proven === 'string') return { kind: proven };
      const outcome = await prisma.$transaction(async (transaction): Promise<FinishOutcome> => {
        await lockStaff(transaction, staffId);
        const purpose = purposeOf(finished);
        const claimed = await claimChallenge(
          transaction,
          finished.id,
          staffId,
          purpose,
          new Date(),
        );
        if (claimed.length === 0) return { kind: 'expired' };
        const before = await readFactors(transaction, staffId);
        if (before.length >= factorsMax) return { kind: 'too-many' };
        const secondFactor = await store(transaction, finished, proven, staffId);
        // Another account has this passkey.
        if (!secondFactor) return { kind: 'wrong' };
        await recordAudit(transaction, {
          ...{ actor: identityOf(actor), action: 'second factor', entity: 'staff' },
          entityId: staffId,
          to: { secondFactor: finished.name },
        });
        const codes = before.length === 0 ? await handOut(transaction, staffId) : null;
        return { kind: 'enrolled', secondFactor, recoveryCodes: codes };
      });
      onChange(sessionId);
      return outcome;
    },

    /** False when there is none of this id. */
    async remove(id: string, actor: StaffActor): Promise<boolean> {
      const { id: staffId, sessionId } = actor;
      const isGone = await prisma.$transaction(async (transaction) => {
        await lockStaff(transaction, staffId);
        const [gone] = await deleteFactor(transaction, staffId, id);
        if (!gone) return false;
        await recordAudit(transaction, {
          ...{ actor: identityOf(actor), action: 'second factor', entity: 'staff' },
          entityId: staffId,
          from: { secondFactor: gone.name },
        });
        return true;
      });
      onChange(sessionId);
      return isGone;
    },

    /** Null for an account without a factor. */
    async renewRecoveryCodes({ id: staffId }: StaffActor): Promise<string[] | null> {
      return prisma.$transaction(async (transaction) => {
        await lockStaff(transaction, staffId);
        const factors = await readFactors(transaction, staffId);
        return factors.length === 0 ? null : handOut(transaction, staffId);
      });
    },
  };
}

function purposeOf(finished: FinishedFactor): 'enrol-totp' | 'enrol-passkey' {
  return 'passkey' in finished ? 'enrol-passkey' : 'enrol-totp';
}

function secondFactorOf({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
}: Pick<SecondFactorRow, 'id' | 'kind' | 'name' | 'createdAt' | 'lastUsedAt'>): SecondFactor {
  return {
    id,
    attributes: {
      ...{ kind, name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    },
  };
}
