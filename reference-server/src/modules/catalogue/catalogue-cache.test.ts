import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** A catalogue of one version at a time, and how often it was asked. */
function startCatalogue() {
  const catalogue = { version: '1', versionReads: 0 };
  const cache = createCatalogueCache(async () => {
    catalogue.versionReads += 1;
    return catalogue.version;
  });
  return { catalogue, cache };
}

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe('the catalogue’s memory', () => {
  it('reads once for all who ask at the same time, and answers the same object until it changes', async () => {
    const { catalogue, cache } = startCatalogue();
    const read = vi.fn(async () => ({ title: 'Лавка' }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('store:1', read)));
    pass(60_000);
    answers.push(await cache.get('store:1', read));
    expect(new Set(answers).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    expect(catalogue.versionReads).toBe(2);
  });

  it('asks for the version once a second, and reads again when it is another', async () => {
    const { catalogue, cache } = startCatalogue();
    const read = async () => ({ version: catalogue.version });
    await cache.get('stores', read);
    catalogue.version = '2';
    pass(999);
    expect(await cache.get('stores', read)).toEqual({ version: '1' });
    pass(1);
    expect(await cache.get('stores', read)).toEqual({ version: '2' });
    expect(catalogue.versionReads).toBe(2);
  });

  it('asks for the version at once when the clock was set back', async () => {
    const { catalogue, cache } = startCatalogue();
    const read = async () => ({ version: catalogue.version });
    await cache.get('stores', read);
    catalogue.version = '2';
    pass(-3_600_000);
    expect(await cache.get('stores', read)).toEqual({ version: '2' });
  });

  it('asks for the version at once for who has heard of a change, and after one made here', async () => {
    const { catalogue, cache } = startCatalogue();
    const read = async () => ({ version: catalogue.version });
    await cache.get('stores', read);
    catalogue.version = '2';
    expect(await cache.get('stores', read)).toEqual({ version: '1' });
    expect(await cache.get('stores', read, true)).toEqual({ version: '2' });
    catalogue.version = '3';
    expect(await cache.get('stores', read)).toEqual({ version: '2' });
    cache.clear();
    expect(await cache.get('stores', read)).toEqual({ version: '3' });
    expect(catalogue.versionReads).toBe(3);
  });

  it('does not take a reading for new that began before the change was heard of', async () => {
    const pendingReads: PromiseWithResolvers<string>[] = [];
    const cache = createCatalogueCache(() => {
      const pendingRead = Promise.withResolvers<string>();
      pendingReads.push(pendingRead);
      return pendingRead.promise;
    });
    const before = cache.get('stores', async () => 'before');
    const after = Array.from({ length: 20 }, () => cache.get('stores', async () => 'after', true));
    pendingReads[0]!.resolve('1');
    expect(await before).toBe('before');
    await eventually(() => expect(pendingReads).toHaveLength(2));
    pendingReads[1]!.resolve('2');
    expect(new Set(await Promise.all(after))).toEqual(new Set(['after']));
    expect(pendingReads).toHaveLength(2);
  });

  it('keeps nothing of what is not there, however much of that is asked for', async () => {
    const { cache } = startCatalogue();
    const read = vi.fn(async () => null);
    for (let id = 0; id < 1000; id += 1)
      expect(await cache.get(`store:${id % 2}`, read)).toBeNull();
    expect(read).toHaveBeenCalledTimes(1000);
  });

  it('keeps nothing of a reading that failed', async () => {
    const { cache } = startCatalogue();
    const failing = () => cache.get('stores', () => Promise.reject(new Error('away')));
    await expect(failing()).rejects.toThrow('away');
    expect(await cache.get('stores', async () => 'here')).toBe('here');
  });

  it('goes on when the version could not be read', async () => {
    const versions = [Promise.reject(new Error('away')), Promise.resolve('1')];
    const cache = createCatalogueCache(() => versions.shift() ?? Promise.resolve('1'));
    await expect(cache.get('stores', async () => 'here')).rejects.toThrow('away');
    expect(await cache.get('stores', async () => 'here')).toBe('here');
  });

  it('never keeps under a new version what was read under the old one', async () => {
    const { catalogue, cache } = startCatalogue();
    const { promise: slow, resolve } = Promise.withResolvers<{ version: string }>();
    const old = cache.get('stores', () => slow);
    await eventually(() => expect(catalogue.versionReads).toBe(1));
    catalogue.version = '2';
    pass(1000);
    await cache.get('product:1', async () => ({ version: '2' }));
    resolve({ version: '1' });
    expect(await old).toEqual({ version: '1' });
    const now = await cache.get('stores', async () => ({ version: '2' }));
    expect(now).toEqual({ version: '2' });
  });
});
