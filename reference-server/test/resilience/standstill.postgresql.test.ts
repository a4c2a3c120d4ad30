import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabaseSource } from '../databases/own-database.ts';
import { expectToGoOn, startBusyStack } from './standstill.ts';

it('a server on PostgreSQL that stood still for 8 s goes on, with everything acknowledged once', async ({
  annotate,
}) => {
  const { source, remove } = await createTestDatabaseSource();
  onTestFinished(remove);
  if (!('url' in source)) return expect.fail('There is no PostgreSQL.');
  const stack = await startBusyStack(source.url);
  onTestFinished(() => stack.remove());
  await annotate(`went on after: ${await expectToGoOn(stack, 'server')}`);
}, 300_000);
