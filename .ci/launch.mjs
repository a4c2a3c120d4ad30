// The one entry of `npm start` and `npm test`. Runs on Node 18, which may be all that a fresh
// machine has, so it and what it imports are plain JavaScript without dependencies.
import { installDependencies } from './install-dependencies.mjs';
import { prepareStart } from './prepare.mjs';
import { passOn } from './run-process.mjs';
import { Failure } from './failure.mjs';
import { findToolchain } from './toolchain.mjs';

const tasks = {
  start: async (env) => {
    await prepareStart(env);
    return ['--conditions=@portal/source', 'reference-server/start.ts'];
  },
  test: async () => ['.ci/test.mjs', ...process.argv.slice(3)],
};

async function launch(name) {
  const task = tasks[name];
  if (!task) {
    throw new Failure(
      `There is no task "${name ?? ''}". Say one of: ${Object.keys(tasks).join(', ')}.`,
    );
  }
  const { env, node } = await findToolchain();
  await installDependencies(env);
  return passOn(node, await task(env), env);
}

try {
  process.exitCode = await launch(process.argv[2]);
} catch (error) {
  console.error(error instanceof Failure ? `\n${error.message}` : error);
  process.exitCode = error instanceof Failure ? error.exitCode : 1;
}
