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
  { files = '**/*.test.{ts,tsx,mjs}', globalSetup = [] as string[] } = {},
) {
  return {
    extends: true as const,
    test: {
      name,
      root: folder,
      globalSetup,
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
    projects: [
      unitTests('toolchain', '.ci'),
      unitTests('domain', 'packages/domain'),
      unitTests('client', 'packages/client'),
      unitTests('ui', 'packages/ui', { files: '**/*.test.ts' }),
      unitTests('server', 'reference-server', { globalSetup: ['test/prepare-databases.ts'] }),
      unitTests('app', 'reference-app'),
      // The kit's components and stories, in a real Chromium.
      'packages/*/vitest{,.stories}.config.ts',
    ],
  },
});
