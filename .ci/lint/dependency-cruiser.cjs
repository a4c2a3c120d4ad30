const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');

/** The files that packages hand out, as their `exports` say. */
const entries = readdirSync(path.join(root, 'packages')).flatMap((name) => {
  const manifest = path.join(root, 'packages', name, 'package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.values(exports).map((target) => {
    const file = typeof target === 'string' ? target : target['@portal/source'];
    const pattern = path.posix.join('packages', name, file).replaceAll('.', '\\.');
    return `^${pattern.replaceAll('*', '[^/]+')}$`;
  });
});

const tests = '\\.test\\.tsx?$|^reference-server/test/|^reference-app/e2e/';
const generatedClient = '^reference-server/generated/|(^|/)node_modules/(@prisma|prisma)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-knows-nobody',
      comment: 'The domain is what is true; it knows nobody who uses it.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: '^(packages/(client|ui)|reference-app|reference-server)/' },
    },
    {
      name: 'client-knows-only-the-domain',
      severity: 'error',
      from: { path: '^packages/client/' },
      to: { path: '^(packages/ui|reference-app|reference-server)/' },
    },
    {
      name: 'ui-knows-only-the-domain',
      comment: 'The kit shows what it is given; it never talks to a server.',
      severity: 'error',
      from: { path: '^(packages/ui|\\.storybook)/' },
      to: { path: '^(packages/client|reference-app|reference-server)/' },
    },
    {
      name: 'server-knows-only-the-domain',
      comment: 'Its tests may call it through the client.',
      severity: 'error',
      from: { path: '^reference-server/', pathNot: tests },
      to: { path: '^(packages/(client|ui)|reference-app)/' },
    },
    {
      name: 'app-never-sees-the-server',
      comment: 'Journeys may start it.',
      severity: 'error',
      from: { path: '^reference-app/', pathNot: tests },
      to: { path: '^reference-server/' },
    },
    {
      name: 'guest-and-admin-apart',
      comment: 'What both need stands in src/shared.',
      severity: 'error',
      from: { path: '^reference-app/src/(guest|admin)/' },
      to: { path: '^reference-app/src/(guest|admin)/', pathNot: '^reference-app/src/$1/' },
    },
    {
      name: 'modules-see-ports-never-adapters',
      severity: 'error',
      from: { path: '^reference-server/src/modules/' },
      to: { path: '^reference-server/src/adapters/' },
    },
    {
      name: 'ports-know-only-the-domain',
      severity: 'error',
      from: { path: '^reference-server/src/ports/' },
      to: { path: '^reference-server/', pathNot: '^reference-server/src/ports/|/node_modules/' },
    },
    {
      name: 'only-the-composition-root-joins',
      comment:
        'main.ts, context.ts, modules.ts and providers.ts put modules and adapters together; nothing else reaches for either.',
      severity: 'error',
      from: {
        path: '^reference-server/src/',
        pathNot: [
          tests,
          '^reference-server/src/(modules/|adapters/|(main|context|modules|providers)\\.ts$)',
        ],
      },
      to: { path: '^reference-server/src/(modules|adapters)/' },
    },
    {
      name: 'adapters-never-see-modules',
      severity: 'error',
      from: { path: '^reference-server/src/adapters/', pathNot: tests },
      to: { path: '^reference-server/src/modules/' },
    },
    {
      name: 'adapters-and-sandbox-apart',
      comment: 'Each is checked against the documented protocol, not against the other.',
      severity: 'error',
      from: { path: '^reference-server/(src|sandbox)/', pathNot: tests },
      to: { path: '^reference-server/(src|sandbox)/', pathNot: '^reference-server/$1/' },
    },
    {
      name: 'only-repositories-know-prisma',
      severity: 'error',
      from: {
        path: '^reference-server/(src|sandbox)/',
        pathNot: '^reference-server/src/db/|-(repository|queries)(\\.test)?\\.ts$',
      },
      to: { path: generatedClient },
    },
    {
      name: 'not-past-exports',
      comment:
        "Another package's insides are its own. Packages of plain modules are built in one way.",
      severity: 'error',
      from: { path: '^(packages/[^/]+|reference-[^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: ['^$1/', '/node_modules/', '^packages/domain/tsup\\.config\\.ts$', ...entries],
      },
    },
    {
      name: 'domain-by-feature',
      comment:
        'Take @portal/domain/<feature>: the package’s own face is for guests’ apps elsewhere.',
      severity: 'error',
      from: { path: '^(packages/(client|ui)|reference-[^/]+|\\.storybook)/' },
      to: { path: '^packages/domain/src/index\\.ts$' },
    },
    {
      name: 'server-names-for-servers',
      severity: 'error',
      from: { path: '^(packages/(client|ui)|reference-app)/', pathNot: tests },
      to: { path: '^packages/domain/src/(server|openapi)/' },
    },
    {
      name: 'kit-without-the-domain',
      comment: 'What needs it stands in @portal/ui/portal.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/',
        pathNot: [
          tests,
          '\\.stories\\.tsx$|^packages/ui/src/(portal|patterns|contract|testing|components/phone-field)/',
        ],
      },
      to: { path: '^packages/domain/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere, or past the exports of the package it names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^reference-server/generated/' },
    // Scripts that the sandbox serves find each other by address, in the browser.
    exclude: { path: '/dist/|^reference-server/sandbox/.*\\.js$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@portal/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
