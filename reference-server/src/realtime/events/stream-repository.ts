import { defineStatement } from '../../db/statement.ts';

/** One event of a stream, beside the stream's last `seq`; the event is null when there is none. */
interface StreamRow {
  readonly lastSeq: number;
  readonly seq: number | null;
  readonly name: string | null;
  readonly payload: unknown;
}

/**
 * The end of a stream, and what it holds after the oldest of the positions that an answer within the
 * bounds can be given from; of older ones nothing is read. One statement is one snapshot: the end and
 * its events belong together.
 *
 * Events are weighed from the newest back, one look-up each, and no further than the bounds: what a
 * stream holds besides costs nothing. An event has a name, a `seq` and brackets beside its payload.
 */
export const readStreamAfter = defineStatement<
  [identity: string, positions: readonly bigint[], maxEvents: number, maxBytes: number],
  StreamRow
>(`
  WITH RECURSIVE asked AS (
    SELECT stream.seq AS last_seq, min(position) AS after_seq
    FROM stream LEFT JOIN unnest($2::bigint[]) AS position ON position >= stream.seq - $3::int
    WHERE stream.identity = $1 GROUP BY stream.seq
  ), weighed AS (
    SELECT last_seq + 1 AS seq, 0::bigint AS bytes FROM asked
    UNION ALL
    SELECT event.seq, weighed.bytes + event.bytes
    FROM weighed CROSS JOIN asked CROSS JOIN LATERAL (
      SELECT seq, octet_length(payload::text) + 100 AS bytes FROM stream_event
      WHERE identity = $1 AND seq = weighed.seq - 1 LIMIT 1
    ) AS event
    WHERE weighed.seq - 1 > asked.after_seq AND weighed.bytes <= $4::int
  ), served AS (
    SELECT min(position) AS after_seq FROM unnest($2::bigint[]) AS position
    WHERE position >= (SELECT min(seq) - 1 FROM weighed WHERE bytes <= $4::int)
  )
  SELECT asked.last_seq AS "lastSeq", event.seq, event.name, event.payload
  FROM asked CROSS JOIN served LEFT JOIN stream_event AS event
    ON event.identity = $1 AND event.seq > served.after_seq AND event.seq <= asked.last_seq
  ORDER BY event.seq`);

/** The last `seq` of each of these streams; a stream nobody has written to is missing. */
export const readStreamEnds = defineStatement<
  [identities: readonly string[]],
  { identity: string; seq: number }
>(`SELECT identity, seq FROM stream WHERE identity = ANY($1::text[])`);
