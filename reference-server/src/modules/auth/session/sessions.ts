import { guestIdOf, staffIdOf } from '@portal/domain/audit';
import type { SessionEndReason } from '@portal/domain/live';
import { sessionRules } from '@portal/domain/sign-in';
import type { Logger } from 'pino';
import type { SqlClient } from '../../../db/statement.ts';
import type { Actor, StaffRestriction } from '../../../kernel/actor.ts';
import type { AuthenticateOptions } from '../../../kernel/kernel-context.ts';
import type { Change } from '../../../outbox/change.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { createSessionCache } from './session-cache.ts';
import {
  readSession,
  revokeAccountSessions,
  revokeSession,
  touchSession,
  type RevokedSession,
  type SessionRow,
} from './session-repository.ts';
import type { SessionTokens } from './session-token.ts';

/** Called when a session has ended, to close its live connections. */
export type OnSessionEnded = (sessionId: string, reason: SessionEndReason) => void;

/** Which sessions of an account end, where not all do. */
interface SessionChoice {
  readonly only?: string;
  readonly except?: string;
}

/** The sessions of guests and staff. */
export type Sessions = ReturnType<typeof createSessions>;

/** What sessions work with. */
export interface SessionsOptions {
  readonly database: SqlClient;
  readonly tokens: SessionTokens;
  readonly settings: Pick<
    AuthSettings,
    'sessions' | 'legacyBrowserCodes' | 'needsSecondFactor' | 'consoleIdleSeconds'
  >;
  readonly onSessionEnded: OnSessionEnded;
  readonly log: Logger;
}

const maxCachedSessions = 10_000;

/** A session, and when somebody used it last. */
interface SeenSession {
  readonly row: SessionRow;
  seenAt: number;
}

/** Sessions in SQL, read through a cache of a few seconds. */
export function createSessions(options: SessionsOptions) {
  const { database, tokens, settings, onSessionEnded, log } = options;
  const writing = new Set<Promise<unknown>>();
  const cache = createSessionCache(
    async (id): Promise<SeenSession | null> => {
      const [row] = await readSession(database, id);
      return row ? { row, seenAt: row.lastSeenAt.getTime() } : null;
    },
    { milliseconds: sessionRules.checkedWithinSeconds * 1000, maxEntries: maxCachedSessions },
  );

  function touch(row: SessionRow, now: Date): void {
    const { idleSeconds } = settings.sessions[kindOf(row)];
    const idleEnd = new Date(now.getTime() + idleSeconds * 1000);
    const unseenSince = new Date(now.getTime() - sessionRules.touchSeconds * 1000);
    const lockedSince =
      row.staffId === null ? null : new Date(now.getTime() - settings.consoleIdleSeconds * 1000);
    const touched = touchSession(database, row.id, now, idleEnd, unseenSince, lockedSince)
      .catch((error: unknown) => log.warn({ err: error }, 'session not touched'))
      .finally(() => writing.delete(touched));
    writing.add(touched);
  }

  function leave(sessionId: string, reason: SessionEndReason): void {
    cache.clear(sessionId);
    onSessionEnded(sessionId, reason);
  }

  async function revoke(
    client: SqlClient,
    identity: string,
    reason: SessionEndReason,
    { only, except }: SessionChoice,
  ): Promise<RevokedSession[]> {
    const now = new Date();
    return revokeAccountSessions(
      client,
      guestIdOf(identity),
      staffIdOf(identity),
      now,
      only ?? null,
      except ?? null,
      reason,
    );
  }

  function leaveRevoked(ended: readonly Omit<RevokedSession, 'wasAlive'>[]): void {
    for (const { id, reason } of ended) leave(id, reason);
  }

  function restrictionOf({ row, seenAt }: SeenSession): StaffRestriction | null {
    if (row.staffRole === null) return null;
    if (Date.now() - seenAt >= settings.consoleIdleSeconds * 1000) return 'CONSOLE_LOCKED';
    if (row.passwordIsMadeUp) return 'PASSWORD_CHANGE_REQUIRED';
    const isMissing = !row.hasSecondFactor && settings.needsSecondFactor(row.staffRole);
    return isMissing ? 'SECOND_FACTOR_ENROLMENT_REQUIRED' : null;
  }

  return {
    /** Who stands behind a token; null when it was not issued here or its session is over. */
    async authenticate(
      token: string,
      { isFresh = false, isUnattended = false }: AuthenticateOptions = {},
    ): Promise<Actor | null> {
      const sessionId = await tokens.sessionId(token);
      if (isFresh && sessionId !== null) cache.clear(sessionId);
      let found = sessionId === null ? null : await cache.read(sessionId);
      // It may do everything from the moment it is restricted no more, on whatever instance that was.
      if (found && sessionId !== null && restrictionOf(found)) {
        cache.clear(sessionId);
        found = await cache.read(sessionId);
      }
      const now = new Date();
      if (!found || found.row.expiresAt <= now) return null;
      if (found.row.legacy && !settings.legacyBrowserCodes) return null;
      const restriction = restrictionOf(found);
      // Neither what nobody asked for nor what is refused keeps a console unlocked.
      const isUse =
        found.row.staffId === null || (!isUnattended && restriction !== 'CONSOLE_LOCKED');
      if (isUse && now.getTime() - found.seenAt >= sessionRules.touchSeconds * 1000) {
        found.seenAt = now.getTime();
        touch(found.row, now);
      }
      return toActor(found.row, restriction);
    },
    /** Ends a session: at once in this process, within 5 s in others. */
    async revoke(sessionId: string, reason: SessionEndReason) {
      await revokeSession(database, sessionId, new Date(), reason);
      leave(sessionId, reason);
    },
    /**
     * Ends every session of an account, in the same way.
     *
     * @param identity - `user_<id>` or `admin_<id>`.
     */
    async revokeAccount(identity: string, reason: SessionEndReason) {
      leaveRevoked(await revoke(database, identity, reason, {}));
    },
    /** Ends sessions of an account as a part of a change, and lets go of them once that is committed. */
    async revokeWithin(
      { transaction, afterCommit }: Pick<Change, 'transaction' | 'afterCommit'>,
      identity: string,
      reason: SessionEndReason,
      choice: SessionChoice = {},
    ): Promise<readonly RevokedSession[]> {
      const ended = await revoke(transaction, identity, reason, choice);
      afterCommit(() => leaveRevoked(ended));
      return ended;
    },
    /** Lets go of sessions that a committed transaction has ended: at once here, within 5 s elsewhere. */
    leaveRevoked,
    /** Looks at a session anew the next time: it was changed here. */
    refresh: (sessionId: string) => cache.clear(sessionId),
    /** Closes what is left of a session that another has replaced. */
    leave: (replacedId: string) => leave(replacedId, 'revoked'),
    /** Waits for what is being written. */
    async settle() {
      await Promise.all(writing);
    },
  };
}

function kindOf({ staffId, legacy, readOut }: SessionRow): keyof AuthSettings['sessions'] {
  if (staffId !== null) return 'staff';
  if (readOut) return 'readOut';
  return legacy ? 'legacy' : 'guest';
}

function toActor(row: SessionRow, restriction: StaffRestriction | null): Actor | null {
  const { id, guestId, staffId, staffRole, confirmedAt, seesSince } = row;
  if (guestId !== null) {
    return { role: 'guest', id: guestId, sessionId: id, ...(seesSince && { seesSince }) };
  }
  if (staffId === null || staffRole === null) return null;
  const actor = { role: staffRole, id: staffId, sessionId: id, confirmedAt };
  return restriction ? { ...actor, restriction } : actor;
}
