import { afterAll, beforeAll, describe, it } from 'vitest';
import type { PortalProcess, StackPart } from './portal-process.ts';
import { expectToGoOn, startBusyStack } from './standstill.ts';

const parts = ['server', 'database', 'sandbox', 'all'] as const satisfies readonly StackPart[];
const stacks = new Map<StackPart, PortalProcess>();

beforeAll(async () => {
  await Promise.all(parts.map(async (part) => stacks.set(part, await startBusyStack())));
}, 300_000);
afterAll(() => Promise.all([...stacks.values()].map((stack) => stack.remove())));

// One after the other: what is measured is a machine with one portal.
describe('a stack of which stood still for 8 s', { timeout: 300_000 }, () => {
  it.for(parts)(
    '%s: it goes on by itself within 15 s, and everything acknowledged is there once',
    async (part, { annotate }) => {
      const stack = stacks.get(part);
      if (!stack) throw new Error(`There is no stack for ${part}.`);
      await annotate(`went on after: ${await expectToGoOn(stack, part)}`);
      await stack.kill();
    },
  );
});
