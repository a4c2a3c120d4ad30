import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { ActionableError } from '../actionable-error.mjs';
import { root } from '../run-process.mjs';

const require = createRequire(path.join(root, 'reference-server/package.json'));

/**
 * The PostgreSQL and Redis to run the server's tests against: those that DATABASE_URL and REDIS_URL
 * name, else the ordinary local ones where they answer.
 *
 * @returns {Promise<{ DATABASE_URL?: string, REDIS_URL?: string }>}
 * @throws {ActionableError} when a named one does not answer
 */
export async function findServices({ DATABASE_URL, REDIS_URL }) {
  const databaseUrl = DATABASE_URL
    ? await named('DATABASE_URL', DATABASE_URL, postgresAnswers)
    : await local('PostgreSQL', 'postgresql://postgres@127.0.0.1:5432/postgres', postgresAnswers);
  const redisUrl = REDIS_URL
    ? await named('REDIS_URL', REDIS_URL, redisAnswers)
    : await local('Redis', 'redis://127.0.0.1:6379', redisAnswers);
  return {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
  };
}

async function named(variable, url, answers) {
  const problem = await problemOf(url, answers);
  if (!problem) {
    console.log(`Testing against ${variable}.`);
    return url;
  }
  throw new ActionableError(
    `${variable} is set, and what it names cannot be used: ${problem}. Start it, correct the variable, or unset it.`,
  );
}

async function local(service, url, answers) {
  if (!(await accepts(url))) {
    console.log(`No ${service} at ${new URL(url).host}: not tested against one.`);
    return undefined;
  }
  const problem = await problemOf(url, answers);
  console.log(
    problem
      ? `${service} at ${new URL(url).host} is not tested against: ${problem}.`
      : `Found ${service} at ${new URL(url).host}: testing against it.`,
  );
  return problem ? undefined : url;
}

function accepts(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 1000 });
    const settle = (isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}

async function problemOf(url, answers) {
  try {
    return await answers(url);
  } catch (error) {
    return error.message || error.code;
  }
}

/** Says what keeps the tests from making their own databases there. */
async function postgresAnswers(url) {
  const { Client } = require('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT rolcreatedb OR rolsuper AS may_create FROM pg_roles WHERE rolname = current_user',
    );
    return rows[0].may_create ? undefined : 'its user may not create databases';
  } finally {
    await client.end();
  }
}

async function redisAnswers(url) {
  const { createClient } = require('redis');
  const client = createClient({ url, socket: { connectTimeout: 3000, reconnectStrategy: false } });
  // Without a listener the client ends the process; the promise below carries the same error.
  client.on('error', () => undefined);
  await client.connect();
  await client.ping();
  client.destroy();
  return undefined;
}
