import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwordDelaySeconds, staffSignInRules } from '@portal/domain/server';
import type { Database } from '../../../db/database.ts';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import { createBulkheads, whenFull } from '../../../kernel/limits/bulkheads.ts';
import { clientNetwork, type NetworkOf } from '../../../kernel/network/client-network.ts';
import type { StaffRow } from '../account/account-row.ts';
import type { AccountRepository } from '../account/account-repository.ts';
import {
  readAttempts,
  refundAttempts,
  consumeAttempts,
  type AttemptLimit,
} from '../attempts/attempt-budget-repository.ts';
import {
  devicePasswordLimits,
  retryAt,
  failedPasswordLimit,
  ownPasswordLimit,
  secondsUntil,
  unknownDevicePasswordLimits,
  exhaustedUntil,
  type BudgetState,
} from '../attempts/attempt-budgets.ts';
import type { AuthSettings } from '../auth-settings.ts';
import type { KnownDevices } from '../attempts/known-devices.ts';
import type { HashNetwork } from '../attempts/network-hash.ts';
import { auditSignInLocked, auditSignInRefused } from '../refusal-audit-repository.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import type { SignInAttack } from '../attempts/sign-in-attack.ts';

/** An id and a password that somebody has typed. */
interface TypedPassword {
  readonly id: string;
  readonly password: string;
  readonly address: string;
}

/** The same on the page of signing in. */
export interface SignInPassword extends TypedPassword {
  /** What their browser says it is known by. */
  readonly deviceCookie: string | undefined;
  /** The name of their device in the hotel's own network. */
  readonly visitorId?: string | null;
}

type StaffWithPassword = StaffRow & { readonly passwordHash: string };

/** What trying a password led to. */
export type PasswordAttemptOutcome =
  | {
      readonly kind: 'match';
      readonly staff: StaffWithPassword;
      /**
       * Inside the transaction that acts on it: takes the count back, and says whether the password is
       * still the account's, which from here to the end of the transaction stays so.
       * @param tries - that it took and that were counted; two where a second factor was asked for.
       */
      confirm(transaction: SqlClient, tries?: number): Promise<boolean>;
    }
  | { readonly kind: 'no-match' }
  | TooManyPasswords;

/** Not now. */
export interface TooManyPasswords {
  readonly kind: 'too-many';
  readonly retryAfterSeconds: number;
}

/** Tries staff passwords: counted as failed before they are looked at. */
export type PasswordAttempts = ReturnType<typeof createPasswordAttempts>;

/** What trying passwords works with. */
export interface PasswordAttemptOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly settings: Pick<AuthSettings, 'hotelNetworks'>;
  readonly accounts: Pick<AccountRepository, 'staff'>;
  /** Compares a password with a hash, and takes as long without one. */
  readonly isPassword: (password: string, hash: string | null) => Promise<boolean>;
  readonly devices: Pick<KnownDevices, 'find'>;
  readonly attack: Pick<SignInAttack, 'account' | 'address'>;
  readonly hashNetwork: HashNetwork;
  /** Default: no network is the hotel's own. */
  readonly networkOf?: NetworkOf;
  /** Waits before a try that is slowed. */
  readonly pause?: (seconds: number) => Promise<void>;
}

/** The alerts that a failure is to raise, and who has no tries left after it. */
interface Guessed {
  readonly account: boolean;
  readonly address: boolean;
  readonly locked: 'account' | 'network' | null;
}

/** What a try has spent, and what it means when it fails. */
interface Consumed {
  readonly limits: readonly AttemptLimit[];
  readonly failed: (transaction: SqlClient) => Promise<Guessed>;
}

/** With the one that is tried they are done within a minute, which is how long proxies wait. */
const maxWaitingPerId = 8;
/** Comparing is heavy on the machine: strangers leave a place to those who are known. */
const maxUnknownDevicesWaiting = 32;

const holdPassword = defineStatement<[id: string, passwordHash: string], { id: string }>(`
  SELECT id FROM staff WHERE id = $1 AND password_hash = $2 AND NOT disabled FOR SHARE`);

/**
 * Tries passwords, whoever asks. Whoever guesses uses up what their network has left for an account, and
 * nobody else's: all wrong ones for an account together only slow the tries of strangers, who queue there,
 * and known devices have a count of their own beside them.
 */
export function createPasswordAttempts(options: PasswordAttemptOptions) {
  const { prisma, makeChange, settings, accounts, isPassword, devices, attack } = options;
  const { hashNetwork, networkOf = clientNetwork } = options;
  const pause = options.pause ?? ((seconds: number) => sleep(seconds * 1000));
  const inTurnAtId = createBulkheads(1, maxWaitingPerId);
  const strangers = bulkhead(1, maxUnknownDevicesWaiting);

  /** Consumes, or says how long there is nothing to consume. */
  async function consume(
    limits: readonly AttemptLimit[],
    now: Date,
  ): Promise<readonly BudgetState[] | TooManyPasswords> {
    return makeChange(async ({ transaction, undo }: Change<TooManyPasswords>) => {
      const states = await consumeAttempts(transaction, JSON.stringify(limits), now, 1);
      const until = retryAt(limits, states);
      if (!until) return states;
      return undo({ kind: 'too-many', retryAfterSeconds: secondsUntil(until, now) });
    });
  }

  async function compare(
    { id, password, address: from }: TypedPassword,
    staff: StaffWithPassword | null,
    { limits, failed }: Consumed,
    isEqual = isPassword,
  ): Promise<PasswordAttemptOutcome> {
    // A disabled account's password is not looked at, as if there were no such account.
    const hash = staff && !staff.disabled ? staff.passwordHash : null;
    const isRight = await isEqual(password, hash).catch(async (error: unknown) => {
      await refundAttempts(prisma, JSON.stringify(limits), 1);
      throw error;
    });
    if (!isRight || !staff || hash === null) {
      await makeChange(async (change) => {
        const { transaction } = change;
        const guessed = await failed(transaction);
        const refused = { who: { staffId: id }, network: hashNetwork(from), now: new Date() };
        await auditSignInRefused(transaction, 'PASSWORD_WRONG', refused);
        if (guessed.locked) await auditSignInLocked(transaction, guessed.locked, refused);
        if (guessed.account) await attack.account(change, staff && staff.id);
        if (guessed.address) await attack.address(change);
      });
      return { kind: 'no-match' };
    }
    return {
      kind: 'match',
      staff,
      async confirm(transaction, tries = 1) {
        // The account before the counts, as whoever changes a password has it.
        const held = await holdPassword(transaction, id, hash);
        await refundAttempts(transaction, JSON.stringify(limits), tries);
        return held.length > 0;
      },
    };
  }

  /** Counts a failure of the account, whoever it was; true for the one that makes it an attack. */
  async function isGuessed(transaction: SqlClient, id: string): Promise<boolean> {
    const now = new Date();
    const each = failedPasswordLimit(id, now);
    const [state] = await consumeAttempts(transaction, JSON.stringify([each]), now, 1);
    return state?.count === each.points;
  }

  async function failuresOf(id: string): Promise<number> {
    const now = new Date();
    const { scope, key } = failedPasswordLimit(id, now);
    const [state] = await readAttempts(prisma, scope, key);
    return state && state.windowEnd > now ? state.count : 0;
  }

  async function tryKnown(
    typed: TypedPassword,
    staff: StaffWithPassword,
    deviceId: string,
  ): Promise<PasswordAttemptOutcome> {
    const now = new Date();
    const limits = devicePasswordLimits(
      settings,
      { id: typed.id, network: networkOf(typed.address) },
      deviceId,
      now,
    );
    const states = await consume(limits, now);
    if ('kind' in states) return states;
    return compare(typed, staff, {
      limits,
      failed: async (transaction) => ({
        account: await isGuessed(transaction, typed.id),
        address: false,
        locked: exhaustedUntil(limits, states) ? 'account' : null,
      }),
    });
  }

  async function tryUnknown(
    typed: SignInPassword,
    staff: StaffWithPassword | null,
  ): Promise<PasswordAttemptOutcome> {
    const { id, address, visitorId = null } = typed;
    const now = new Date();
    const device = { deviceId: null, visitorId };
    const who = { id, network: networkOf(address), device };
    const { ofId, ofAddress } = unknownDevicePasswordLimits(settings, who, now);
    const limits = [...ofId, ...ofAddress];
    const states = await consume(limits, now);
    if ('kind' in states) return states;
    const consumed: Consumed = {
      limits,
      failed: async (transaction) => ({
        account: await isGuessed(transaction, id),
        address: exhaustedUntil(ofAddress, states) !== null,
        locked: exhaustedUntil(limits, states) ? 'network' : null,
      }),
    };
    const retryAfterSeconds = staffSignInRules.slowestTrySeconds;
    const compareInTurn = (tried: string, hash: string | null) =>
      strangers
        .execute(() => isPassword(tried, hash))
        .catch(whenFull('UNAVAILABLE', retryAfterSeconds));
    try {
      return await inTurnAtId(id, async () => {
        const seconds = passwordDelaySeconds(await failuresOf(id));
        if (seconds > 0) await pause(seconds);
        return compare(typed, staff, consumed, compareInTurn);
      });
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      await refundAttempts(prisma, JSON.stringify(limits), 1);
      return { kind: 'too-many', retryAfterSeconds };
    }
  }

  return {
    /** Of a client that signs in. */
    async signIn(typed: SignInPassword): Promise<PasswordAttemptOutcome> {
      const staff = await accounts.staff(typed.id);
      const deviceId = staff && devices.find(typed.deviceCookie, staff);
      return staff && deviceId !== null
        ? tryKnown(typed, staff, deviceId)
        : tryUnknown(typed, staff);
    },
    /** Of a client signed in to this account already: nobody else consumes that count. */
    async own(typed: TypedPassword): Promise<PasswordAttemptOutcome> {
      const now = new Date();
      const limits = [ownPasswordLimit(typed.id, now)];
      const states = await consume(limits, now);
      if ('kind' in states) return states;
      const account = exhaustedUntil(limits, states) !== null;
      return compare(typed, await accounts.staff(typed.id), {
        limits,
        failed: async () => ({ account, address: false, locked: account ? 'account' : null }),
      });
    },
  };
}
