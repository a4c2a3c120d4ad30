import type { ProviderName } from '@portal/domain/providers';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import type { OutboxRow } from '../../outbox/outbox-row.ts';
import type { MakeChange } from '../../outbox/change.ts';

/** How one use of a provider went; `error` is null where it worked. */
interface ProviderReport {
  readonly provider: ProviderName;
  readonly error: string | null;
  readonly at: Date;
}

/** How a provider is known to be doing. */
export interface ProviderStatus {
  readonly provider: ProviderName;
  readonly state: 'working' | 'trouble';
  readonly since: Date;
  readonly lastError: string | null;
  readonly lastErrorAt: Date | null;
  readonly lastWorkedAt: Date | null;
}

/** What was known before a report; null when nothing was. */
interface Before {
  readonly state: 'working' | 'trouble' | null;
  readonly wasAlarmed: boolean;
  readonly lastError: string | null;
}

// What was known is read before it is written over: the condition that always holds sees to that.
const writeReport = defineStatement<
  [provider: string, state: string, at: Date, error: string | null],
  Before
>(`
  WITH before AS MATERIALIZED (
    SELECT state, alarmed_at IS NOT NULL AS was_alarmed FROM provider_health
    WHERE provider = $1 FOR UPDATE
  ), written AS (
    INSERT INTO provider_health (provider, state, since, last_error, last_error_at, last_worked_at)
    SELECT $1, $2, $3::timestamptz, $4,
      CASE WHEN $2 = 'trouble' THEN $3::timestamptz END,
      CASE WHEN $2 = 'working' THEN $3::timestamptz END
    WHERE (SELECT count(*) FROM before) >= 0
    ON CONFLICT (provider) DO UPDATE SET
      state = excluded.state,
      since = CASE WHEN provider_health.state = excluded.state
        THEN provider_health.since ELSE excluded.since END,
      last_error = COALESCE(excluded.last_error, provider_health.last_error),
      last_error_at = COALESCE(excluded.last_error_at, provider_health.last_error_at),
      last_worked_at = COALESCE(excluded.last_worked_at, provider_health.last_worked_at),
      alarmed_at = CASE WHEN excluded.state = 'trouble' THEN provider_health.alarmed_at END
    RETURNING last_error
  )
  SELECT before.state, COALESCE(before.was_alarmed, false) AS "wasAlarmed",
    written.last_error AS "lastError"
  FROM written LEFT JOIN before ON true`);

/** An outage: an error that came again two minutes after the first, with no success in between. */
const claimLasting = defineStatement<[at: Date], { provider: string }>(`
  UPDATE provider_health SET alarmed_at = $1::timestamptz
  WHERE state = 'trouble' AND alarmed_at IS NULL
    AND last_error_at >= since + interval '2 minutes'
  RETURNING provider`);

type HealthError = Pick<ProviderStatus, 'provider' | 'since' | 'lastError'>;

const readAlarmed = defineStatement<[], HealthError>(`
  SELECT provider, since, last_error AS "lastError" FROM provider_health
  WHERE state = 'trouble' AND alarmed_at IS NOT NULL ORDER BY since, provider`);

/** Keeps how providers are doing. */
export type ProviderHealthRepository = ReturnType<typeof createProviderHealthRepository>;

/** The same in SQL. */
export function createProviderHealthRepository(prisma: PrismaClient, makeChange: MakeChange) {
  return {
    /** Writes a report; says what is known now, and whether the state is another than before. */
    record: (
      { provider, error, at }: ProviderReport,
      onRecovery: () => OutboxRow,
    ): Promise<{ isChange: boolean; isRecovery: boolean; lastError: string | null }> =>
      makeChange(async ({ transaction, enqueue }) => {
        const state = error === null ? 'working' : 'trouble';
        const [before] = await writeReport(transaction, provider, state, at, error);
        const isRecovery = state === 'working' && before?.wasAlarmed === true;
        if (isRecovery && provider !== 'telegram') enqueue(onRecovery());
        return {
          isChange: before?.state !== state,
          isRecovery,
          lastError: before?.lastError ?? null,
        };
      }),
    /** Marks lasting outages as alerted, each once; whether there was any. */
    claimLasting: async (transaction: SqlClient, at: Date): Promise<boolean> =>
      (await claimLasting(transaction, at)).length > 0,
    /** Alerted outages that still last, the oldest first. */
    readAlarmed: (transaction: SqlClient): Promise<HealthError[]> => readAlarmed(transaction),
    read: () => readProviderHealth(prisma),
  };
}

/** How all providers are doing. */
export async function readProviderHealth(prisma: PrismaClient): Promise<ProviderStatus[]> {
  const rows = await prisma.providerHealth.findMany();
  return rows.map(({ provider, state, ...times }) => ({
    ...times,
    provider: provider as ProviderName,
    state: state === 'working' ? 'working' : 'trouble',
  }));
}
