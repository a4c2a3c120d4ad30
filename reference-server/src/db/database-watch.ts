import type { Logger } from 'pino';
import { backOffSeconds } from '../kernel/back-off.ts';
import { databaseReason, isDatabaseAway } from './errors/database-unavailable.ts';

/** Tracks whether the database is away, and logs an outage once, and its end once. */
export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;

/** What it watches with. */
export interface DatabaseWatchOptions {
  /** Asks the database for an answer; rejects when none comes in time. */
  readonly ping: () => Promise<unknown>;
  readonly log: Logger;
}

interface Outage {
  readonly since: number;
  readonly reason: string;
  tries: number;
  isLogged: boolean;
}

/** An answer costs the database nothing, and its return is worth knowing at once. */
const maxPauseSeconds = 1;

/**
 * Collects what fails by the way to the database. The first failure asks the database itself: one that
 * answers was only too slow for a moment; one that does not is away, and is asked again until it is back.
 */
export function createDatabaseWatch({ ping, log }: DatabaseWatchOptions) {
  let isStopped = false;
  let outage: Outage | null = null;
  let timer: NodeJS.Timeout | undefined;

  function begin(reason: string): Outage {
    outage = { since: performance.now(), reason, tries: 0, isLogged: false };
    pingAgain(outage, 1);
    return outage;
  }

  function pingAgain(current: Outage, attempt: number): void {
    ping().then(
      () => end(current),
      () => {
        if (isStopped) return;
        logOutage(current);
        const seconds = Math.min(backOffSeconds(attempt), maxPauseSeconds);
        timer = setTimeout(pingAgain, seconds * 1000, current, attempt + 1).unref();
      },
    );
  }

  function end(current: Outage): void {
    if (isStopped) return;
    outage = null;
    const { reason, tries } = current;
    const seconds = Math.round((performance.now() - current.since) / 100) / 10;
    if (current.isLogged) log.warn({ seconds, tries }, 'database back');
    else log.warn({ reason, tries }, 'the database failed calls, and answers again');
  }

  function logOutage(current: Outage): void {
    if (current.isLogged) return;
    current.isLogged = true;
    log.error({ reason: current.reason }, 'database away');
  }

  return {
    /**
     * Takes note of an error that somebody has met.
     * @returns whether it is part of an outage, of which nobody else has to speak.
     */
    note(error: unknown): boolean {
      if (isStopped || !isDatabaseAway(error)) return false;
      (outage ?? begin(reasonOf(error))).tries += 1;
      return true;
    },
    /** Something says for certain that it is gone. */
    lost(reason: string) {
      if (!isStopped) logOutage(outage ?? begin(reason));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return databaseReason(error) ?? code ?? error.name;
}
