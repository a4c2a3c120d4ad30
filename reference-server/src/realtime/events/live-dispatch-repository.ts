import type { Role } from '@portal/domain/contract';
import { defineStatement } from '../../db/statement.ts';

/** An event that has just got its place in the streams of those who hear it. */
export interface DispatchedEvent {
  readonly id: bigint;
  readonly name: string;
  readonly payload: unknown;
  /** The event's `seq` in each stream, by identity. */
  readonly seqByIdentity: Readonly<Record<string, number>>;
  /** Roles that get an event that is part of no stream; null: it is part of streams. */
  readonly connected: readonly Role[] | null;
}

/** SQL: whether an event is to be dispatched. Each is at once, whatever the clock says. */
export const hasLiveRows = `EXISTS (SELECT FROM outbox WHERE channel = 'live')`;

/*
 * One statement is one transaction: whoever dies in it has done nothing, whoever dies after it has given
 * each event its place once. `turn` is a lock that all instances share, taken before any row is read, so
 * that streams grow one batch after the other. A batch that another instance took while this one waited
 * is gone from `taken`, and everything below counts from there. Identities are written in order, as any
 * other writer of streams would have to, so that no two can wait for each other.
 */
export const dispatchLiveRows = defineStatement<[limit: number, now: Date], DispatchedEvent>(`
  WITH turn AS MATERIALIZED (
    SELECT name FROM named_lock WHERE name = 'live_dispatch' FOR UPDATE
  ), taken AS (
    DELETE FROM outbox WHERE id = ANY (ARRAY(
      SELECT id FROM outbox WHERE channel = 'live' AND EXISTS (SELECT FROM turn) ORDER BY id LIMIT $1
    ))
    RETURNING id, kind, payload, audience
  ), hearer AS (
    SELECT id, 'user_' || (audience ->> 'guestId') AS identity
    FROM taken WHERE audience ->> 'guestId' IS NOT NULL
    UNION ALL
    SELECT taken.id, 'admin_' || staff.id
    FROM taken JOIN staff ON NOT disabled AND audience -> 'roles' ? staff.role::text
  ), stream_end AS (
    INSERT INTO stream (identity, seq)
    SELECT identity, count(*) FROM hearer GROUP BY identity ORDER BY identity
    ON CONFLICT (identity) DO UPDATE SET seq = stream.seq + excluded.seq
    RETURNING identity, seq
  ), placed AS (
    SELECT hearer.id, identity, (stream_end.seq + row_number() OVER of_identity
      - count(*) OVER (PARTITION BY identity))::int AS seq
    FROM hearer JOIN stream_end USING (identity)
    WINDOW of_identity AS (PARTITION BY identity ORDER BY hearer.id)
  ), stored AS (
    INSERT INTO stream_event (identity, seq, name, payload, created_at)
    SELECT identity, seq, kind, payload, $2::timestamptz FROM placed JOIN taken USING (id)
  ), seqs AS (
    SELECT id, jsonb_object_agg(identity, seq) AS "seqByIdentity" FROM placed GROUP BY id
  )
  SELECT id, kind AS name, payload, COALESCE("seqByIdentity", '{}') AS "seqByIdentity",
    audience -> 'connected' AS connected
  FROM taken LEFT JOIN seqs USING (id) ORDER BY id`);

/**
 * Forgets events that are both older than `before` and not among the last `storedEvents` of their stream: so
 * many at most, so that no statement runs into its time-out. Streams that never had that many are not even
 * looked at.
 * @returns those that are forgotten
 */
export const deleteOldEvents = defineStatement<
  [before: Date, storedEvents: number, limit: number],
  { seq: number }
>(`
  DELETE FROM stream_event WHERE (identity, seq) IN (
    SELECT event.identity, event.seq FROM stream
    JOIN stream_event AS event ON event.identity = stream.identity
      AND event.seq <= stream.seq - $2::int
    WHERE stream.seq > $2::int AND event.created_at < $1::timestamptz
    LIMIT $3::int)
  RETURNING seq`);
