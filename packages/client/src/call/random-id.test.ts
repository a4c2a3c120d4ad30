import { afterEach, expect, it, vi } from 'vitest';
import { createPortal } from '../portal/create-portal.ts';
import { randomId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

it('draws UUIDs of version 4', () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('keeps every drawn bit but those that say the version: %i', (byte, id) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(randomId()).toBe(id);
});

it('lets a portal be made where only secure contexts would have crypto.randomUUID', () => {
  const { crypto } = globalThis;
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const portal = createPortal({ baseUrl: 'https://portal.example' });
  expect(portal.live.status()).toBe('off');
});
