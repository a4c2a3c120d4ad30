import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { firstMessage } from '../../first-message.ts';
import { endProcess, supervise, type SuperviseOptions } from '../../supervise.ts';
import { embeddedUrl } from './running-database.ts';
import { withConnection } from './single-connection.ts';

/** The message that the database's process sends to its parent, once. */
export type EmbeddedDatabaseReport =
  | { state: 'listening'; port: number }
  | { state: 'locked' }
  | { state: 'failed'; reason: string };

/** A PostgreSQL of this process's own. */
export interface EmbeddedDatabase {
  /** Where any PostgreSQL client reaches it, on loopback. */
  readonly url: string;
  /** The process it lives in; a new one after a break-down. */
  readonly pid: number;
  /** Closes it in good order; the folder is free again afterwards. */
  stop: () => Promise<void>;
}

/** What becomes of a database's process that has died, or does not answer any more. */
interface EmbeddedDatabaseEvents {
  /** Told once when it is away. */
  readonly onAway?: SuperviseOptions<RunningProcess>['onAway'];
  /** Told once when it answers again. */
  readonly onBack?: SuperviseOptions<RunningProcess>['onBack'];
  /** Called when it has not come back for 5 minutes and is not tried any more. */
  readonly onRestartTimeout?: SuperviseOptions<RunningProcess>['onRestartTimeout'];
}

/** How an embedded database is started. */
export interface EmbeddedDatabaseOptions extends EmbeddedDatabaseEvents {
  /** Made when missing; one process at a time may use it. */
  folder: string;
  /** A database that has not answered for so long is killed and started again. Default: 30 s. */
  noAnswerMilliseconds?: number;
}

const PROCESS_FILE = fileURLToPath(new URL('embedded-database-process.ts', import.meta.url));
/**
 * Keeps V8 from compiling PostgreSQL a second time with its optimising compiler: a third of the processor
 * time of a short life, and no gain in a long one, where the queries cost as much as before.
 */
const PLAIN_COMPILER = '--liftoff-only';
/** A first start makes the cluster, which takes seconds on a machine that has nothing else to do. */
const START_MILLISECONDS = 120_000;
const GIVE_UP_MILLISECONDS = 5 * 60_000;
const NO_ANSWER_MILLISECONDS = 30_000;
/** So many questions in a row stay without an answer: a single one may be this process's own fault. */
const QUESTIONS = 3;

/**
 * Starts PGlite, PostgreSQL compiled to WebAssembly, in a process of its own, so that the caller's event
 * loop stays free. A process that dies by itself, or does not answer any more, is started again on the
 * same port.
 *
 * All connections share one session: while one of them is in a transaction the others wait.
 *
 * @throws Error when the folder is in use by another process or the database does not start.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const folder = path.resolve(options.folder);
  let port = 0;
  const supervised = await supervise({
    launch: async () => {
      const running = await launch(folder, port);
      port = running.port;
      return running;
    },
    onAway: options.onAway,
    onBack: options.onBack,
    onRestartTimeout: options.onRestartTimeout,
    restartTimeoutMilliseconds: GIVE_UP_MILLISECONDS,
  });
  const url = embeddedUrl(port);
  const noAnswerMilliseconds = options.noAnswerMilliseconds ?? NO_ANSWER_MILLISECONDS;
  const watch = watchAnswers(
    url,
    () => supervised.current.process,
    noAnswerMilliseconds / (2 * QUESTIONS),
  );
  return {
    url,
    get pid() {
      return supervised.current.pid;
    },
    stop: async () => {
      watch.stop();
      await supervised.stop();
    },
  };
}

/** A process that spins, or stands still for good, does not end by itself. */
function watchAnswers(url: string, current: () => ChildProcess, questionMilliseconds: number) {
  const stopped = new AbortController();

  async function watch(): Promise<void> {
    for (let unanswered = 0; ;) {
      await delay(questionMilliseconds, undefined, { signal: stopped.signal, ref: false });
      const checked = current();
      const isAnswered = await answers(url, questionMilliseconds);
      // One that has ended is being started again already.
      const isSilent = !isAnswered && checked === current() && isRunning(checked);
      unanswered = isSilent ? unanswered + 1 : 0;
      if (unanswered < QUESTIONS) continue;
      checked.kill('SIGKILL');
      unanswered = 0;
    }
  }

  // Ends by the signal.
  watch().catch(() => undefined);
  return {
    stop: () => {
      stopped.abort();
    },
  };
}

async function answers(url: string, milliseconds: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not ended in good order, for which the other side would have to answer once more.
    client.connection.stream.destroy();
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Says whether an embedded database answers there, of this process or of another one. */
export async function isEmbeddedDatabase(url: string): Promise<boolean> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ version: string }>('SELECT version()');
    return rows[0]?.version.includes('PGlite') ?? false;
  });
}

interface RunningProcess {
  process: ChildProcess;
  pid: number;
  port: number;
}

async function launch(folder: string, port: number): Promise<RunningProcess> {
  const child = fork(PROCESS_FILE, [folder, String(port)], {
    execArgv: [PLAIN_COMPILER],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const report = await firstReport(child);
  if (report.state === 'listening' && child.pid !== undefined) {
    return { process: child, pid: child.pid, port: report.port };
  }
  await endProcess(child);
  if (report.state === 'locked') {
    throw new Error(
      `The embedded database in ${folder} is in use by another process. ` +
        'Stop that process, or name another folder in DATA_DIR.',
    );
  }
  throw new Error(
    `The embedded database in ${folder} did not start` +
      (report.state === 'failed' ? `: ${report.reason}` : '.'),
  );
}

async function firstReport(child: ChildProcess): Promise<EmbeddedDatabaseReport> {
  return firstMessage<EmbeddedDatabaseReport>(child, START_MILLISECONDS).catch(
    (error: unknown): EmbeddedDatabaseReport => ({
      state: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    }),
  );
}
