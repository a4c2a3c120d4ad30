import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../../db/statement.ts';
import type { AuthSettings } from './auth-settings.ts';
import { insertSession } from './session-store.ts';

/** A session that has just begun. */
export interface BegunSession {
  readonly id: string;
  readonly begunAt: Date;
  /** When it ends whatever happens. */
  readonly endsAt: Date;
  /** The session that was presented when it began, and ended with it. */
  readonly replacedId: string | null;
}

/** Whose session begins, and how. */
export interface SessionStart {
  readonly account: { readonly guestId: number } | { readonly staffId: string };
  readonly kind: keyof AuthSettings['sessions'];
  readonly replacedId: string | null;
  readonly now: Date;
}

/** Begins a session inside the transaction that signs somebody in. */
export async function beginSession(
  transaction: SqlClient,
  settings: Pick<AuthSettings, 'sessions'>,
  { account, kind, replacedId, now }: SessionStart,
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
    replacedId,
  );
  return { id, begunAt: now, endsAt, replacedId };
}
