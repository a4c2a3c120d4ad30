import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../../../db/statement.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { insertSession } from './session-repository.ts';

/** A session that has just begun. */
export interface BegunSession {
  readonly id: string;
  readonly begunAt: Date;
  /** When it ends whatever happens. */
  readonly endsAt: Date;
  /** The session that was presented when it began, and ended with it. */
  readonly replacedId: string | null;
}

/** Who asks for a session. */
export interface SessionCaller {
  /** The session they come with, which the new one replaces. */
  readonly replacedId: string | null;
  /** What their browser calls itself. */
  readonly userAgent: string;
  /** Hash of the network they come from, for the audit trail. */
  readonly network: string;
}

/** Whose session begins, and how. */
export interface SessionStart {
  readonly account: { readonly guestId: number } | { readonly staffId: string };
  readonly kind: keyof AuthSettings['sessions'];
  readonly caller: SessionCaller;
  readonly now: Date;
}

/** Begins a session inside the transaction that signs somebody in, and notes in the audit trail that it did. */
export async function beginSession(
  transaction: SqlClient,
  settings: Pick<AuthSettings, 'sessions'>,
  { account, kind, caller, now }: SessionStart,
): Promise<BegunSession> {
  const { idleSeconds, maxSeconds } = settings.sessions[kind];
  const id = randomUUID();
  const endsAt = new Date(now.getTime() + maxSeconds * 1000);
  const idleEnd = new Date(now.getTime() + Math.min(idleSeconds, maxSeconds) * 1000);
  await insertSession(
    transaction,
    id,
    'guestId' in account ? account.guestId : null,
    'staffId' in account ? account.staffId : null,
    now,
    idleEnd,
    endsAt,
    kind === 'legacy',
    caller.replacedId,
    caller.userAgent,
    caller.network,
    kind === 'readOut',
  );
  return { id, begunAt: now, endsAt, replacedId: caller.replacedId };
}
