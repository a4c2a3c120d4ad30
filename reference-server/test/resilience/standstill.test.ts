import { afterAll, describe, it } from 'vitest';
import type { PortalProcess, StackPart } from './portal-process.ts';
import { expectToGoOn, startBusyStack } from './standstill.ts';

const stacks: PortalProcess[] = [];
afterAll(() => Promise.all(stacks.map((stack) => stack.remove())));

describe('a stack of which stood still for 8 s', { timeout: 300_000 }, () => {
  it.concurrent.for<StackPart>(['server', 'database', 'sandbox', 'all'])(
    '%s: it goes on by itself, and everything acknowledged is there once',
    async (part, { annotate }) => {
      const stack = await startBusyStack();
      stacks.push(stack);
      const seconds = await expectToGoOn(stack, part);
      await annotate(`went on after ${seconds.toFixed(1)} s`);
    },
  );
});
