import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { examineAddress } from './doctor/examine-address.ts';
import { examineDatabase } from './doctor/examine-database.ts';
import { examineMachine, examineRedis } from './doctor/examine-machine.ts';
import { examineSettings } from './doctor/examine-settings.ts';
import { asText, wrong, type Finding } from './doctor/finding.ts';
import { publicReasons } from './src/config/boot-refusals.ts';
import { readEnvironment, type Environment } from './src/config/environment.ts';

/**
 * `npm run doctor` looks at a portal that is set up and running, and says what is wrong with it and what
 * to run. It changes nothing. `-- --json` is for programs; the exit code is 1 when something is wrong.
 */

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const isJson = readArguments();
  const findings = await examine();
  const wrongs = findings.filter(({ level }) => level === 'wrong').length;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  if (isJson) console.log(JSON.stringify({ findings, wrong: wrongs, warnings }, null, 2));
  else console.log(`${asText(findings)}\n\n${wrongs} wrong, ${warnings} to look at.`);
  process.exitCode = wrongs > 0 ? 1 : 0;
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch {
    throw new Error('Say npm run doctor, or npm run doctor -- --json.');
  }
}

async function examine(): Promise<Finding[]> {
  let environment: Environment;
  try {
    environment = readEnvironment(process.env);
  } catch (error) {
    const what = error instanceof Error ? error.message : 'The environment cannot be read.';
    return [wrong('settings', what, 'Mend it; until then nothing else can be looked at.')];
  }
  const dataDir = resolve(environment.DATA_DIR);
  const isPublic = publicReasons(environment).length > 0;
  const settings = examineSettings(environment, process.version);
  const machine = await examineMachine(dataDir, {
    isPublic,
    isDatabaseHere: environment.DATABASE_URL === undefined,
    now: new Date(),
  });
  const database = await examineDatabase(environment, dataDir);
  const redis = await examineRedis(environment.REDIS_URL);
  const address = await examineAddress(addressOf(environment, isPublic));
  return [...settings, ...machine, ...database, redis, ...address];
}

function addressOf(environment: Environment, isPublic: boolean) {
  const { HOST, PORT, PUBLIC_ORIGIN, TRUST_PROXY_HOPS: hops, METRICS_TOKEN } = environment;
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  const { origin, hostname } = new URL(PUBLIC_ORIGIN ?? `http://${host}:${PORT}`);
  return { origin, plainOrigin: `http://${hostname}`, isPublic, hops, metricsToken: METRICS_TOKEN };
}
