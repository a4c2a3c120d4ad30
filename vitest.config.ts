import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { numberOf, orderFiles } from './.ci/checks/file-order.mjs';

/** Packages are tested as they are written, without a build. */
const conditions = ['@portal/source', 'module', 'node', 'development|production'];

/** What needs a service of its own is run where one is named, as in the run against services. */
const withoutTheirService = [
  ...(process.env['REDIS_URL'] ? [] : ['**/*.redis.test.ts']),
  ...(process.env['DATABASE_URL'] ? [] : ['**/*.postgresql.test.ts']),
];

/** What the run against services leaves out, as globs in the server's folder; see .ci/checks/checks.mjs. */
const leftOut = (process.env['TESTS_LEFT_OUT'] ?? '').split(',').filter(Boolean);

/** Draws the order of files and the inputs of property tests; see .ci/checks/file-order.mjs. */
const seed = process.env['TEST_SEED'];

class SeededOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (seed === undefined) return super.sort(files);
    return orderFiles(files, seed, ({ moduleId }) => path.relative(import.meta.dirname, moduleId));
  }
}

/** Gives fast-check the seed of the run, in the files that draw by it: loading it costs 0.1 s. */
const seededProperties: Plugin = {
  name: 'seeded-properties',
  transform(code, id) {
    if (seed === undefined || !/\.test\.ts$/.test(id) || !code.includes("from 'fast-check'"))
      return;
    return `${code}
import { configureGlobal as configureProperties } from 'fast-check';
configureProperties({ seed: ${numberOf(seed)} });`;
  },
};

/** Tests start processes and whole portals, beside other checks: only what hangs takes longer. */
const hungMilliseconds = 60_000;

/**
 * The unit tests of one folder, run by Node: a worker loads what they test once, and the server's keep their
 * database, from file to file.
 */
function unitTests(
  name: string,
  folder: string,
  {
    files = '**/*.test.{ts,tsx,mjs}',
    without = [] as string[],
    globalSetup = [] as string[],
    setupFiles = [] as string[],
    isolate = false,
  } = {},
) {
  return {
    extends: true as const,
    plugins: [seededProperties],
    test: {
      name,
      root: folder,
      globalSetup,
      setupFiles,
      isolate,
      testTimeout: hungMilliseconds,
      hookTimeout: hungMilliseconds,
      include: [files],
      exclude: [
        ...['**/node_modules/**', '**/dist/**', '**/generated/**', 'e2e/**'],
        ...withoutTheirService,
        ...without,
      ],
    },
  };
}

/** What `--project` names, or nothing where everything is run. */
const named = process.argv.flatMap((argument, index, all) => {
  if (argument === '--project') return all[index + 1] ?? [];
  return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
});

/**
 * The kit's components and stories, in a real Chromium. Their configurations look for one and
 * unpack it where there is none, so they are read only where a test of theirs may be meant.
 */
const inChromium = named.length === 0 || named.some((name) => /^ui-|[!*]/.test(name));

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Also for the processes that tests start. The compiler: as for the embedded database's own process.
    execArgv: ['--conditions=@portal/source', '--liftoff-only'],
    sequence: { sequencer: SeededOrder },
    // Before each test, so spies are made in tests or in `beforeEach`.
    restoreMocks: true,
    // Beside the reports.
    attachmentsDir: 'test-results/attachments',
    projects: [
      unitTests('toolchain', '.ci', { isolate: true }),
      unitTests('domain', 'packages/domain'),
      unitTests('client', 'packages/client'),
      unitTests('ui', 'packages/ui', { files: '**/*.test.ts' }),
      unitTests('server', 'reference-server', {
        without: leftOut,
        globalSetup: ['test/databases/prepare.ts'],
        setupFiles: [
          // A file that hangs is ended and named.
          '../.ci/checks/watch-dog/watch-server-tests.mjs',
          'test/quick-passwords.ts',
        ],
      }),
      unitTests('app', 'reference-app'),
      ...(inChromium ? ['packages/*/vitest{,.stories,.screenshots}.config.ts'] : []),
    ],
  },
});
