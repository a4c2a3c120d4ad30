// The one entry of `npm start`, `npm test` and the commands beside the portal. Runs on Node 18, which may be
// all that a fresh machine has, so it and what it imports are plain JavaScript without dependencies.
import { help, parseArguments } from './checks/arguments.mjs';
import { select } from './checks/selection.mjs';
import { installDependencies } from './setup/install-dependencies.mjs';
import { generateDatabaseClient, prepareStart } from './setup/prepare.mjs';
import { refuseFolder, refuseSettings } from './setup/refusals.mjs';
import { passOn } from './run-process.mjs';
import { ActionableError } from './actionable-error.mjs';
import { findToolchain } from './setup/toolchain.mjs';

const tasks = {
  start,
  test,
  'create-admin': () => command('create-admin'),
  'guest-data': () => command('guest-data'),
  backup: () => command('backup'),
  restore: () => command('restore'),
  doctor: () => command('doctor'),
  migrate: () => command('migrate'),
};

async function start() {
  refuseSettings(process.env);
  const { env, node } = await setUp();
  await prepareStart(env);
  const portal = ['--conditions=@portal/source', 'reference-server/start.ts'];
  return passOn(node, portal, env);
}

/** What an owner runs beside the portal, in its environment. */
async function command(name) {
  const { env, node } = await setUp();
  await generateDatabaseClient(env);
  const script = ['--conditions=@portal/source', `reference-server/${name}.ts`];
  return passOn(node, [...script, ...process.argv.slice(3)], env);
}

async function test() {
  const args = process.argv.slice(3);
  const request = parseArguments(args);
  if (request.help) {
    console.log(help);
    return 0;
  }
  // Refuses what is not there before anything is installed for it.
  select(request);
  const { env, node } = await setUp();
  return passOn(node, ['.ci/checks/test.mjs', ...args], env);
}

async function setUp() {
  refuseFolder();
  const toolchain = await findToolchain();
  await installDependencies(toolchain.env);
  return toolchain;
}

async function launch(name) {
  const task = tasks[name];
  if (!task) {
    throw new ActionableError(
      `There is no task "${name ?? ''}". Say one of: ${Object.keys(tasks).join(', ')}.`,
    );
  }
  return task();
}

try {
  process.exitCode = await launch(process.argv[2]);
} catch (error) {
  console.error(error instanceof ActionableError ? `\n${error.message}` : error);
  process.exitCode = error instanceof ActionableError ? error.exitCode : 1;
}
