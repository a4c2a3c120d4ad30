import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../run-process.mjs';

const answerMilliseconds = 3_000;
const lookMilliseconds = 50;

/** Test databases by their names; those of other runs on the same server are among them. */
const whatWaitsOnServer = `
  SELECT activity.pid, activity.datname AS database, activity.state,
    left(activity.query, 200) AS query,
    round(extract(epoch FROM now() - activity.state_change))::int AS seconds,
    concat_ws(': ', activity.wait_event_type, activity.wait_event) AS event,
    pg_blocking_pids(activity.pid) AS blockers
  FROM pg_stat_activity AS activity
  WHERE activity.datname ~ '^portal_(test|run)_' AND activity.pid <> pg_backend_pid()
  ORDER BY activity.state_change`;

/**
 * What waits for what in the databases that tests have open: on PostgreSQL, where DATABASE_URL is set,
 * and in the embedded ones among the processes that were started.
 *
 * @param {{ pid: number, command: string }[]} started
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} a line each; none where no database is open
 */
export async function whatWaits(started, env = process.env) {
  const embedded = started.flatMap(({ pid, command }) => {
    const folder = folderOfDatabase(command);
    return folder === undefined ? [] : [queueOf(pid, folder)];
  });
  const onServer = env.DATABASE_URL ? [onPostgres(env.DATABASE_URL)] : [];
  return (await Promise.all([...onServer, ...embedded])).flat();
}

/**
 * @param {string} command
 * @returns {string | undefined} the folder of the embedded database that this process is, if it is one
 */
export function folderOfDatabase(command) {
  return /embedded-database-process\.ts (.+) \d+\s*$/.exec(command)?.[1];
}

/** An embedded database writes down, when it is signalled, who has its one session and who waits. */
async function queueOf(pid, folder) {
  const file = path.join(folder, 'queue.txt');
  const lineOf = (line) => `embedded database ${path.basename(folder)}: ${line}`;
  try {
    await rm(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    const until = performance.now() + answerMilliseconds;
    while (performance.now() < until) {
      const queue = await readFile(file, 'utf8').catch(() => undefined);
      if (queue !== undefined) return queue.trimEnd().split('\n').map(lineOf);
      await wait(lookMilliseconds);
    }
    return [lineOf('does not answer, so it is at work on a statement, or hangs itself')];
  } catch (error) {
    return [lineOf(`does not tell its queue: ${error.message}`)];
  }
}

async function onPostgres(url) {
  const { Client } = createRequire(path.join(root, 'reference-server/package.json'))('pg');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: answerMilliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(whatWaitsOnServer);
    const blocking = new Set(rows.flatMap(({ blockers }) => blockers));
    return rows
      .filter(
        ({ pid, state, blockers }) => blockers.length > 0 || blocking.has(pid) || state !== 'idle',
      )
      .map(shownActivity);
  } catch (error) {
    return [`PostgreSQL does not tell what waits: ${error.message}`];
  } finally {
    client.connection.stream.destroy();
  }
}

function shownActivity({ pid, database, state, query, seconds, event, blockers }) {
  const doing =
    blockers.length > 0
      ? `waits for process ${blockers.join(' and ')}`
      : `is ${state ?? 'in the background'}${event ? `, at ${event}` : ''}`;
  const statement = query.replaceAll(/\s+/g, ' ').trim();
  return `PostgreSQL process ${pid} on ${database} ${doing} since ${seconds} s: ${statement}`;
}
