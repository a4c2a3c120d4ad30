import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';

const config = createRequire(import.meta.url)('./dependency-cruiser.cjs');
const houses = [];

afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true, force: true });
});

/** Each rule with one import that breaks it and one that stands beside it and is allowed. */
const arrows = [
  {
    rule: 'domain-knows-nobody',
    broken: ['packages/domain/src/order.ts', 'packages/client/src/index.ts'],
    allowed: ['packages/domain/src/order.ts', 'packages/domain/src/money.ts'],
  },
  {
    rule: 'client-knows-only-the-domain',
    broken: ['packages/client/src/portal.ts', 'packages/ui/src/index.ts'],
    allowed: ['packages/client/src/portal.ts', 'packages/domain/src/orders/index.ts'],
  },
  {
    rule: 'ui-knows-only-the-domain',
    broken: ['packages/ui/src/button.tsx', 'packages/client/src/index.ts'],
    allowed: ['packages/ui/src/portal/index.ts', 'packages/domain/src/orders/index.ts'],
  },
  {
    rule: 'server-knows-only-the-domain',
    broken: ['reference-server/src/main.ts', 'packages/client/src/index.ts'],
    allowed: ['reference-server/test/sign-in.ts', 'packages/client/src/index.ts'],
  },
  {
    rule: 'app-never-sees-the-server',
    broken: ['reference-app/src/app/app.tsx', 'reference-server/src/main.ts'],
    allowed: ['reference-app/e2e/portal.ts', 'reference-server/src/main.ts'],
  },
  {
    rule: 'guest-and-admin-apart',
    broken: ['reference-app/src/guest/home.tsx', 'reference-app/src/admin/orders.tsx'],
    allowed: ['reference-app/src/guest/home.tsx', 'reference-app/src/shared/price.tsx'],
  },
  {
    rule: 'modules-see-ports-never-adapters',
    broken: [
      'reference-server/src/modules/orders/placement/place-order.ts',
      'reference-server/src/adapters/yookassa/gateway.ts',
    ],
    allowed: [
      'reference-server/src/modules/orders/placement/place-order.ts',
      'reference-server/src/ports/payment-gateway.ts',
    ],
  },
  {
    rule: 'ports-know-only-the-domain',
    broken: [
      'reference-server/src/ports/payment-gateway.ts',
      'reference-server/src/adapters/yookassa/gateway.ts',
    ],
    allowed: [
      'reference-server/src/ports/payment-gateway.ts',
      'packages/domain/src/payments/index.ts',
    ],
  },
  {
    rule: 'only-the-composition-root-joins',
    broken: [
      'reference-server/src/log.ts',
      'reference-server/src/modules/orders/placement/place-order.ts',
    ],
    allowed: [
      'reference-server/src/context.ts',
      'reference-server/src/modules/orders/placement/place-order.ts',
    ],
  },
  {
    rule: 'adapters-never-see-modules',
    broken: [
      'reference-server/src/adapters/sms/sender.ts',
      'reference-server/src/modules/auth/send-code.ts',
    ],
    allowed: ['reference-server/src/adapters/sms/sender.ts', 'reference-server/src/ports/sms.ts'],
  },
  {
    rule: 'adapters-and-sandbox-apart',
    broken: [
      'reference-server/sandbox/yookassa.ts',
      'reference-server/src/adapters/yookassa/wire.ts',
    ],
    allowed: ['reference-server/sandbox/yookassa.ts', 'reference-server/sandbox/faults.ts'],
  },
  {
    rule: 'only-repositories-know-prisma',
    broken: [
      'reference-server/src/modules/orders/placement/place-order.ts',
      'reference-server/generated/prisma/client.ts',
    ],
    allowed: [
      'reference-server/src/modules/orders/order-repository.ts',
      'reference-server/generated/prisma/client.ts',
    ],
  },
  {
    rule: 'not-past-exports',
    broken: ['reference-app/src/app/app.tsx', 'packages/domain/src/orders/order-machine.ts'],
    allowed: ['reference-app/src/app/app.tsx', 'packages/domain/src/orders/index.ts'],
  },
  {
    rule: 'domain-by-feature',
    broken: ['reference-app/src/app/app.tsx', 'packages/domain/src/index.ts'],
    allowed: ['reference-app/src/app/app.tsx', 'packages/domain/src/money/index.ts'],
  },
  {
    rule: 'server-names-for-servers',
    broken: ['packages/client/src/portal.ts', 'packages/domain/src/server/index.ts'],
    allowed: ['reference-server/src/context.ts', 'packages/domain/src/server/index.ts'],
  },
  {
    rule: 'kit-without-the-domain',
    broken: ['packages/ui/src/components/price/price.tsx', 'packages/domain/src/money/index.ts'],
    allowed: ['packages/ui/src/portal/index.ts', 'packages/domain/src/money/index.ts'],
  },
];

test.each(arrows)('$rule refuses the import it is there for', async ({ rule, broken }) => {
  expect(await brokenRules({ [broken[0]]: [broken[1]], [broken[1]]: [] })).toContain(rule);
});

test.each(arrows)('$rule lets its neighbour pass', async ({ allowed }) => {
  expect(await brokenRules({ [allowed[0]]: [allowed[1]], [allowed[1]]: [] })).toEqual([]);
});

test('no-cycles refuses two files that import each other', async () => {
  const files = ['packages/domain/src/money.ts', 'packages/domain/src/order.ts'];
  expect(await brokenRules({ [files[0]]: [files[1]], [files[1]]: [files[0]] })).toEqual(
    expect.arrayContaining(['no-cycles']),
  );
});

test('resolvable refuses a path that the exports of a package do not name', async () => {
  const source = { 'reference-app/src/price.ts': ['@portal/domain/src/money.ts'] };
  const domain = { 'packages/domain/src/money.ts': [], 'packages/domain/src/index.ts': [] };
  expect(await brokenRules({ ...source, ...domain })).toEqual(['resolvable']);
});

test('a package is found by its name', async () => {
  const source = { 'reference-app/src/price.ts': ['@portal/domain/money'] };
  expect(await brokenRules({ ...source, 'packages/domain/src/money/index.ts': [] })).toEqual([]);
});

/** Builds a house of these files and their imports, and names the rules they break. */
async function brokenRules(imports) {
  const house = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  houses.push(house);
  write(
    house,
    'packages/domain/package.json',
    '{ "name": "@portal/domain", "exports": { "./*": { "@portal/source": "./src/*/index.ts" } } }',
  );
  mkdirSync(path.join(house, 'node_modules/@portal'), { recursive: true });
  symlinkSync(path.join(house, 'packages/domain'), path.join(house, 'node_modules/@portal/domain'));
  for (const [file, targets] of Object.entries(imports)) {
    write(house, file, targets.map((target) => importOf(file, target)).join('\n'));
  }
  const { output } = await cruise(
    Object.keys(imports),
    { ...config.options, baseDir: house, validate: true, ruleSet: { forbidden: config.forbidden } },
    config.options.enhancedResolveOptions,
  );
  return output.summary.violations.map((violation) => violation.rule.name);
}

function importOf(file, target) {
  if (target.startsWith('@')) return `import '${target}';`;
  const relative = path.relative(path.dirname(file), target);
  return `import type {} from '${relative.startsWith('.') ? relative : `./${relative}`}';`;
}

function write(house, file, content) {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), content);
}
