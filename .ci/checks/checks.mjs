import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildApp } from '../setup/prepare.mjs';
import { root } from '../run-process.mjs';
import { refusal } from './arguments.mjs';
import { results } from './run-check.mjs';
import { sameOnServices } from './same-on-services.mjs';
import { scripts } from './selection.mjs';

/** What reaches PostgreSQL or Redis: test files that import any of these, however far away. */
const reachingServices = [
  'reference-server/test/database.ts',
  'reference-server/src/db/database.ts',
  'reference-server/src/realtime/cluster-adapter.ts',
  'reference-server/src/redis.ts',
];

const projects = {
  server: ['server'],
  stories: ['ui-*'],
  unit: ['toolchain', 'domain', 'client', 'ui', 'app'],
};

/** The server's tests wait for databases, providers and each other more than they compute. */
const serverWorkers = Math.min(2 * availableParallelism(), 8);

/** The others wait for a browser, a compiler or a process about as long as they compute. */
const busyCores = { server: 2, journeys: 2 };

/** What takes longest comes first, so that what is short fills the gaps at the end. */
const slowestFirst = ['server', 'journeys', 'stories', 'unit', ...Object.keys(scripts)];

/**
 * The checks of a selection, in the order to start them in.
 *
 * @param {import('./selection.mjs').Selection} selection
 * @param {NodeJS.ProcessEnv} env
 */
export function checksOf(selection, env) {
  return slowestFirst
    .filter((name) => selection.has(name))
    .map((name) => ({
      ...checkOf(name, selection.get(name) ?? [], env),
      cores: busyCores[name] ?? 1,
    }));
}

function checkOf(name, files, env) {
  if (name in scripts) return { name, command: ['pnpm', 'run', scripts[name]], env };
  if (name === 'journeys') return journeys(files, withCompiledCode(env));
  const command = ['run', ...files];
  return name === 'server'
    ? vitest(name, command, projects.server, withCompiledCode(env), serverWorkers)
    : vitest(name, command, projects[name], env);
}

/** Starting is compiling, mostly: what one process has compiled, the hundreds that a check starts take from there. */
function withCompiledCode(env) {
  return { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'), ...env };
}

/**
 * The server's tests on services: those that reach them, and can differ there.
 *
 * @param {string[] | undefined} files those named, or nothing for all
 */
export function serverOnServices(files, env) {
  const command = files ? ['run', ...files] : ['related', '--run', ...reachingServices];
  // Projects do not heed `--exclude`.
  const leavingOut = files ? env : { ...env, TESTS_LEFT_OUT: sameOnServices().join(',') };
  const ownEnv = withCompiledCode(leavingOut);
  const check = vitest('server-on-services', command, projects.server, ownEnv, serverWorkers);
  return { ...check, alone: (file) => `npm test -- --services ${file ?? ''}`.trim() };
}

/** The same check, which leaves what the first run has kept. */
export function onceMore(check) {
  const isJourneys = check.report.kind === 'playwright';
  return {
    ...check,
    name: `${check.name}-once-more`,
    command: [...check.command, ...(isJourneys ? ['--output=../test-results/once-more'] : [])],
    alone: undefined,
  };
}

/**
 * @param {import('./selection.mjs').Selection} selection
 * @throws {import('../actionable-error.mjs').ActionableError} when nothing of it can be watched
 */
export function watching(selection) {
  if (![...selection.keys()].some((name) => name in projects))
    throw refusal(`There is nothing to watch: ${[...selection.keys()].join(' and ')} run once.`);
  const files = [...selection.values()].flatMap((named) => named ?? []);
  const named = [...selection.keys()].flatMap((name) => projects[name] ?? []);
  return ['vitest', 'watch', ...files, ...named.map((project) => `--project=${project}`)];
}

function vitest(name, command, named, env, workers = 2) {
  const file = path.join(results, `${name}.json`);
  const reporters = [
    'default',
    'json',
    path.join(import.meta.dirname, 'report/vitest-progress.mjs'),
  ];
  return {
    name,
    command: [
      ...['vitest', ...command, ...named.map((project) => `--project=${project}`)],
      `--maxWorkers=${workers}`,
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${file}`,
    ],
    report: { kind: 'vitest', file },
    env,
  };
}

function journeys(files, env) {
  const file = path.join(results, 'journeys.json');
  const progress = path.join(import.meta.dirname, 'report/journeys-progress.mjs');
  const playwright = ['pnpm', '--filter', '@portal/reference-app', 'exec', 'playwright', 'test'];
  return {
    name: 'journeys',
    prepare: () => buildApp(env),
    command: [
      ...playwright,
      // Taken for patterns.
      ...files.map((each) => `${each.replace('reference-app/', '').replaceAll('.', '\\.')}$`),
      `--reporter=${progress},json`,
      ...(files.length > 0 ? ['--trace=retain-on-failure'] : []),
    ],
    report: { kind: 'playwright', file },
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  };
}
