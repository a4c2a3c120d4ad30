import { defineConfig } from 'vitest/config';

/** Packages are tested as they are written, without a build. */
const conditions = ['@portal/source', 'module', 'node', 'development|production'];

/** What needs a service of its own is run where one is named, as in the run against services. */
const withoutTheirService = [
  ...(process.env['REDIS_URL'] ? [] : ['**/*.redis.test.ts']),
  ...(process.env['DATABASE_URL'] ? [] : ['**/*.postgresql.test.ts']),
];

/** The unit tests of one folder, run by Node. */
function unitTests(
  name: string,
  folder: string,
  {
    files = '**/*.test.{ts,tsx,mjs}',
    globalSetup = [] as string[],
    timeoutMilliseconds = 5_000,
    isolate = true,
  } = {},
) {
  return {
    extends: true as const,
    test: {
      name,
      root: folder,
      globalSetup,
      isolate,
      testTimeout: timeoutMilliseconds,
      hookTimeout: Math.max(timeoutMilliseconds, 10_000),
      include: [files],
      exclude: [
        ...['**/node_modules/**', '**/dist/**', '**/generated/**', 'e2e/**'],
        ...withoutTheirService,
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
    // Also for the processes that tests start.
    execArgv: ['--conditions=@portal/source'],
    // Beside the reports.
    attachmentsDir: 'test-results/attachments',
    projects: [
      unitTests('toolchain', '.ci'),
      unitTests('domain', 'packages/domain'),
      unitTests('client', 'packages/client'),
      unitTests('ui', 'packages/ui', { files: '**/*.test.ts' }),
      unitTests('server', 'reference-server', {
        globalSetup: ['test/databases/prepare.ts'],
        // Tests start databases and whole portals, side by side: only what hangs takes longer.
        timeoutMilliseconds: 60_000,
        // A worker loads the server once and keeps its database, from file to file.
        isolate: false,
      }),
      unitTests('app', 'reference-app'),
      ...(inChromium ? ['packages/*/vitest{,.stories,.screenshots}.config.ts'] : []),
    ],
  },
});
