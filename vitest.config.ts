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
  } = {},
) {
  return {
    extends: true as const,
    test: {
      name,
      root: folder,
      globalSetup,
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
        globalSetup: ['test/prepare-databases.ts'],
        // Tests start databases and whole portals, side by side: only what hangs takes longer.
        timeoutMilliseconds: 60_000,
      }),
      unitTests('app', 'reference-app'),
      // The kit's components and stories, in a real Chromium.
      'packages/*/vitest{,.stories,.screenshots}.config.ts',
    ],
  },
});
