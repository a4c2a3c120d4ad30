import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSandboxState } from '../state/sandbox-state.ts';
import { temporaryFolder } from '../testing/test-sandbox.ts';
import { createFaultRegistry, type FaultRegistry } from './fault-registry.ts';

async function createRegistry(): Promise<FaultRegistry> {
  const state = await openSandboxState(path.join(await temporaryFolder(), 'journal.jsonl'));
  onTestFinished(() => state.close());
  return createFaultRegistry(state);
}

function takeMany(faults: FaultRegistry, provider: string, count: number) {
  return Array.from({ length: count }, () => faults.takeForRequest(provider, '/any'));
}

test('a fault hits as many requests as ordered, and only its own provider', async () => {
  const faults = await createRegistry();
  faults.order({ provider: 'sms', fault: 'error', times: 2 });
  expect(takeMany(faults, 'yookassa', 1)).toEqual([null]);
  expect(takeMany(faults, 'sms', 3)).toEqual(['error', 'error', null]);
});

test('-1 hits until 0 clears everything of that provider', async () => {
  const faults = await createRegistry();
  faults.order({ provider: 'sms', fault: 'timeout', times: -1 });
  faults.order({ provider: 'sms', fault: 'lost-webhook', times: 5 });
  faults.order({ provider: 'yookassa', fault: 'slow', times: 1 });
  expect(takeMany(faults, 'sms', 5)).toEqual(Array(5).fill('timeout'));
  faults.order({ provider: 'sms', fault: 'error', times: 0 });
  expect(faults.list()).toEqual([{ provider: 'yookassa', fault: 'slow', times: 1 }]);
});

test('several faults of a provider come one after another', async () => {
  const faults = await createRegistry();
  faults.order({ provider: 'sms', fault: 'error', times: 1 });
  faults.order({ provider: 'sms', fault: 'offline', times: 1 });
  expect(takeMany(faults, 'sms', 3)).toEqual(['error', 'offline', null]);
});

test('webhooks and requests do not use up faults of each other', async () => {
  const faults = await createRegistry();
  faults.order({ provider: 'yookassa', fault: 'duplicate-webhook', times: 1 });
  faults.order({ provider: 'yookassa', fault: 'error', times: 1 });
  expect(faults.takeForRequest('yookassa', '/any')).toBe('error');
  expect(faults.takeForRequest('yookassa', '/any')).toBeNull();
  expect(faults.takeForWebhook('yookassa')).toBe('duplicate-webhook');
  expect(faults.takeForWebhook('yookassa')).toBeNull();
});

test('a fault of one path is kept for it while other calls go on', async () => {
  const faults = await createRegistry();
  const path = '/reserve/create';
  faults.order({ provider: 'iiko', fault: 'timeout', times: 1, path });
  faults.order({ provider: 'iiko', fault: 'timeout', times: 1, path: '/stop_lists' });
  expect(faults.takeForRequest('iiko', '/1/reserve/status_by_id')).toBeNull();
  expect(faults.takeForRequest('iiko', '/1/reserve/create')).toBe('timeout');
  expect(faults.list()).toMatchObject([{ fault: 'timeout', path: '/stop_lists' }]);
  faults.order({ provider: 'iiko', fault: 'error', times: 0 });
  expect(faults.list()).toEqual([]);
});
