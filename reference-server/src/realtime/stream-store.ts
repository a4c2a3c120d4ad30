import { defineStatement } from '../db/statement.ts';

/** One event of a stream, beside the stream's last `seq`; the event is null when there is none. */
interface StreamRow {
  readonly lastSeq: number;
  readonly seq: number | null;
  readonly name: string | null;
  readonly payload: unknown;
}

/** One statement is one snapshot: the end of the stream and its events belong together. */
export const readStreamAfter = defineStatement<[identity: string, afterSeq: bigint], StreamRow>(`
  SELECT stream.seq AS "lastSeq", stream_event.seq, name, payload
  FROM stream LEFT JOIN stream_event
    ON stream_event.identity = stream.identity AND stream_event.seq > $2::bigint
  WHERE stream.identity = $1 ORDER BY stream_event.seq`);

/** The last `seq` of each of these streams; a stream nobody has written to is missing. */
export const readStreamEnds = defineStatement<
  [identities: readonly string[]],
  { identity: string; seq: number }
>(`SELECT identity, seq FROM stream WHERE identity = ANY($1::text[])`);
