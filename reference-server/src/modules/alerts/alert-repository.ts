import type { AlertAbout, AlertKind } from '@portal/domain/alerts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import { readResolvedPage, type ResolvedRequest } from '../../lists/resolved-list.ts';

/** An alert as it stands. */
export interface AlertRow {
  readonly id: number;
  readonly kind: AlertKind;
  readonly about: AlertAbout | null;
  readonly count: number;
  /** Values for the placeholders of its text. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Topic of the staff chat it belongs to. */
  readonly thread: AlertThread | null;
  readonly since: Date;
  /** When it was last notified of; null: not yet. */
  readonly spokenAt: Date | null;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly resolvedByName: string | null;
  readonly note: string;
}

/** Topics of the staff chat that alerts go to; `none`: the chat hears nothing of it. */
export type AlertThread = 'delivery' | 'support' | 'none';

const columns = `id, kind, about, count, params, thread, since, spoken_at AS "spokenAt",
  resolved_at AS "resolvedAt", resolved_by AS "resolvedBy", resolved_by_name AS "resolvedByName", note`;

/*
 * Whoever comes second waits for the first one's transaction: there is one open row per kind and subject.
 * A count that is given stands, without one it grows by what has come. Of several things it is about none.
 */
const openOrGrow = defineStatement<
  [
    kind: string,
    subject: string,
    about: string | null,
    count: number | null,
    params: string,
    thread: string | null,
    now: Date,
  ],
  AlertRow & { readonly isNew: boolean }
>(`
  INSERT INTO alert (kind, subject, about, count, params, thread, since)
  VALUES ($1, $2, $3::jsonb, COALESCE($4::int, 1), $5::jsonb, $6, $7::timestamptz)
  ON CONFLICT (kind, subject) WHERE resolved_at IS NULL DO UPDATE SET
    count = COALESCE($4::int, alert.count + 1),
    about = CASE WHEN $4::int IS NOT NULL OR alert.about = excluded.about THEN excluded.about END,
    params = excluded.params, thread = excluded.thread
  RETURNING ${columns}, xmax = 0 AS "isNew"`);

const change = defineStatement<
  [kind: string, subject: string, about: string | null, count: number, params: string],
  AlertRow
>(`
  UPDATE alert SET about = $3::jsonb, count = $4::int, params = $5::jsonb
  WHERE kind = $1 AND subject = $2 AND resolved_at IS NULL
    AND (count <> $4::int OR params <> $5::jsonb)
  RETURNING ${columns}`);

const resolveOpen = defineStatement<
  [kind: string, subject: string, now: Date, by: string],
  AlertRow
>(`
  UPDATE alert SET resolved_at = $3::timestamptz, resolved_by = $4, speak_at = NULL
  WHERE kind = $1 AND subject = $2 AND resolved_at IS NULL
  RETURNING ${columns}`);

const latest = defineStatement<[kind: string, subject: string], AlertRow>(`
  SELECT ${columns} FROM alert WHERE kind = $1 AND subject = $2 ORDER BY id DESC LIMIT 1`);

const lockById = defineStatement<[id: number], AlertRow>(
  `SELECT ${columns} FROM alert WHERE id = $1::int FOR UPDATE`,
);

const resolveById = defineStatement<
  [id: number, now: Date, by: string, name: string, note: string],
  AlertRow
>(`
  UPDATE alert SET resolved_at = $2::timestamptz, resolved_by = $3, resolved_by_name = $4, note = $5,
    speak_at = NULL
  WHERE id = $1::int
  RETURNING ${columns}`);

const readLastNotified = defineStatement<[kind: string], { spokenAt: Date }>(`
  SELECT spoken_at AS "spokenAt" FROM alert WHERE kind = $1 AND spoken_at IS NOT NULL
  ORDER BY id DESC LIMIT 1`);

const markNotified = defineStatement<[id: number, now: Date], never>(`
  UPDATE alert SET spoken_at = $2::timestamptz, speak_at = NULL WHERE id = $1::int`);

const notifyLater = defineStatement<[id: number, at: Date], never>(`
  UPDATE alert SET speak_at = $2::timestamptz WHERE id = $1::int`);

const claimDue = defineStatement<[now: Date], AlertRow>(`
  UPDATE alert SET spoken_at = $1::timestamptz, speak_at = NULL
  WHERE resolved_at IS NULL AND speak_at <= $1::timestamptz
  RETURNING ${columns}`);

const byIds = defineStatement<[ids: readonly number[]], AlertRow>(
  `SELECT ${columns} FROM alert WHERE id = ANY($1::int[])`,
);

const nameOfStaff = defineStatement<[id: string], { name: string }>(
  `SELECT name FROM staff WHERE id = $1`,
);

const deleteResolved = defineStatement<[before: Date, limit: number], { id: number }>(`
  DELETE FROM alert WHERE id IN (
    SELECT id FROM alert WHERE resolved_at < $1::timestamptz ORDER BY id LIMIT $2::int)
  RETURNING id`);

/** What of an alert a caller says. */
export interface AlertContent {
  readonly kind: AlertKind;
  readonly subject: string;
  readonly about: AlertAbout | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Alerts in SQL. Every statement runs on the client, or in the transaction, that it is given. */
export const alertRepository = {
  /** Opens the alert, or lets the open one grow; its row is locked until the transaction ends. */
  async raise(
    client: SqlClient,
    alert: AlertContent & { readonly thread: AlertThread | null; readonly count: number | null },
    now: Date,
  ): Promise<AlertRow & { readonly isNew: boolean }> {
    const { kind, subject, about, count, params, thread } = alert;
    const written = await openOrGrow(
      client,
      ...([kind, subject, about && JSON.stringify(about), count] as const),
      ...([JSON.stringify(params), thread, now] as const),
    );
    const [row] = written;
    if (!row) throw new Error(`The alert ${kind} was not written.`);
    return row;
  },
  /** Gives the open alert another count; nothing where none is open, or nothing differs. */
  async change(client: SqlClient, alert: AlertContent & { readonly count: number }) {
    const { kind, subject, about, count, params } = alert;
    const aboutJson = about && JSON.stringify(about);
    return change(client, kind, subject, aboutJson, count, JSON.stringify(params));
  },
  resolveOpen,
  latest: async (client: SqlClient, kind: AlertKind, subject: string) =>
    (await latest(client, kind, subject))[0] ?? null,
  lockById: async (client: SqlClient, id: number) => (await lockById(client, id))[0] ?? null,
  resolveById: async (...values: Parameters<typeof resolveById>) =>
    (await resolveById(...values))[0],
  /** When any alert of the kind was last notified of. */
  lastNotifiedAt: async (client: SqlClient, kind: AlertKind) =>
    (await readLastNotified(client, kind))[0]?.spokenAt ?? null,
  markNotified,
  speakLater: notifyLater,
  /** Claims the alerts that are due to be notified of: each once. */
  claimSpeech: claimDue,
  page: (client: SqlClient, filter: ResolvedRequest & { kinds: readonly AlertKind[] }) =>
    readResolvedPage(
      client,
      'alert',
      filter,
      (ids) => byIds(client, ids),
      (place) => [`kind = ANY(${place(filter.kinds)}::text[])`],
    ),
  nameOfStaff: async (client: SqlClient, id: string) =>
    (await nameOfStaff(client, id))[0]?.name ?? id,
  deleteResolved,
};
