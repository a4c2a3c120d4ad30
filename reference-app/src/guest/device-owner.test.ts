import { createCartStorage } from '@portal/client';
import { expect, it } from 'vitest';
import { memoryStorage } from '../shared/storage/memory-storage.ts';
import { clearCarts, createDeviceOwner } from './device-owner.ts';

function browser() {
  const storage = memoryStorage();
  const carts = createCartStorage(storage);
  return { carts, owner: createDeviceOwner(storage, () => clearCarts(carts)) };
}

it('leaves the cart filled before signing in to whoever signs in', () => {
  const { carts, owner } = browser();
  carts.add(1, 7);
  owner.claim(5);
  expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 1 }] });
});

it('keeps the cart of a guest whose session ended and who comes back', () => {
  const { carts, owner } = browser();
  owner.claim(5);
  carts.add(1, 7);
  owner.claim(5);
  expect(carts.read()).toEqual({ 1: [{ id: 7, quantity: 1 }] });
});

it('never shows a guest the carts of another', () => {
  const { carts, owner } = browser();
  owner.claim(5);
  carts.add(1, 7);
  carts.add(2, 8);
  owner.claim(6);
  expect(carts.read()).toEqual({});
});

it('leaves nothing behind after signing out', () => {
  const { carts, owner } = browser();
  owner.claim(5);
  carts.add(1, 7);
  owner.leave();
  expect(carts.read()).toEqual({});
  carts.add(1, 9);
  owner.claim(6);
  expect(carts.read()).toEqual({ 1: [{ id: 9, quantity: 1 }] });
});
