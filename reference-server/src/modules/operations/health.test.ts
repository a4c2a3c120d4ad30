import { describe, expect, it } from 'vitest';
import { createHealth, type HealthOptions } from './health.ts';
import type { Supply } from './machine.ts';
import type { MachinePart } from './machine-watch.ts';

const enough: Record<MachinePart, Supply> = {
  disk: 'enough',
  descriptors: 'enough',
  memory: 'enough',
};

function healthOf(changes: Partial<HealthOptions> = {}, supplies: object = {}) {
  return createHealth({
    isStopping: () => false,
    pingDatabase: async () => 'ok',
    isDatabaseHere: true,
    readProviders: async () => [],
    machine: { supplies: { ...enough, ...supplies } },
    ...changes,
  })();
}
const away = () => Promise.reject(new Error('away'));

describe('an order can be taken', () => {
  it.each<[string, Partial<HealthOptions>, object, object]>([
    ['all is well', {}, {}, { database: 'ok', disk: 'ok' }],
    ['Redis is away', { pingRedis: away }, {}, { redis: 'away' }],
    ['no connection is free', { pingDatabase: async () => 'busy' }, {}, { database: 'busy' }],
    [
      'a provider is in trouble',
      { readProviders: async () => [{ provider: 'yookassa', state: 'trouble' }] },
      {},
      { yookassa: 'trouble' },
    ],
    ['providers are not known', { readProviders: away }, {}, { database: 'ok' }],
    ['there is little of the machine', {}, { disk: 'short', memory: 'short' }, { memory: 'low' }],
    [
      'the disk is full and the database elsewhere',
      { isDatabaseHere: false },
      { disk: 'out' },
      { disk: 'low' },
    ],
  ])('while %s', async (_, changes, supplies, checks) => {
    expect(await healthOf(changes, supplies)).toMatchObject({ isReady: true, checks });
  });
});

describe('no order can be taken', () => {
  it.each<[string, Partial<HealthOptions>, object, object]>([
    ['the portal stops', { isStopping: () => true }, {}, { portal: 'stopping' }],
    ['the database is away', { pingDatabase: away }, {}, { database: 'does not answer' }],
    [
      'its disk is full',
      { pingDatabase: async () => 'full' },
      {},
      { database: 'its disk is full' },
    ],
    ['the disk is full', {}, { disk: 'out' }, { disk: 'full' }],
    ['descriptors are used up', {}, { descriptors: 'out' }, { descriptors: 'used up' }],
    ['memory is used up', {}, { memory: 'out' }, { memory: 'used up' }],
  ])('while %s', async (_, changes, supplies, reasons) => {
    expect(await healthOf(changes, supplies)).toEqual({ isReady: false, reasons });
  });
});
