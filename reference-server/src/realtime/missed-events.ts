import { liveEventsByName, type Role } from '@portal/domain';
import type { SqlClient } from '../db/statement.ts';
import { readStreamAfter } from './stream-store.ts';

/** An event as it goes to a client again. */
export interface MissedEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>> & { readonly seq: number };
}

/** What a client missed, or that it must load everything anew. */
export type Missed =
  | { readonly events: readonly MissedEvent[]; readonly seq: number }
  | { readonly reset: true; readonly seq: number };

/**
 * What a stream holds after `lastSeq`. It is a reset when part of it is no longer kept, when the client
 * is ahead of the stream (the database was restored), and when something in it is not for the role
 * that the account has by now.
 */
export async function readMissed(
  database: SqlClient,
  identity: string,
  role: Role,
  lastSeq: number,
): Promise<Missed> {
  const rows = await readStreamAfter(database, identity, BigInt(lastSeq));
  const seq = rows[0]?.lastSeq ?? 0;
  const events = rows.flatMap((row) => {
    const event = row.seq === null ? null : declaredEvent(row.name, row.payload, row.seq, role);
    return event ? [event] : [];
  });
  return events.length === seq - lastSeq ? { events, seq } : { reset: true, seq };
}

function declaredEvent(
  name: string | null,
  payload: unknown,
  seq: number,
  role: Role,
): MissedEvent | null {
  const event = liveEventsByName.get(name ?? '');
  if (!event || typeof event.audience === 'string') return null;
  const { owner, roles } = event.audience;
  if (role === 'guest' ? !owner : !roles?.includes(role)) return null;
  const declared = event.payload.safeParse(payload);
  return declared.success
    ? { name: event.name, payload: { ...(declared.data as object), seq } }
    : null;
}
