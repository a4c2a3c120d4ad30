import { expect, it } from 'vitest';
import { lastingStorage } from '../../shared/storage/browser-storage.ts';
import { saveRoom, storedRoom } from './use-room.ts';

it('remembers the room of the last order until the guest signs out', () => {
  expect(storedRoom()).toBeNull();
  saveRoom(12);
  expect(storedRoom()).toBe(12);
  saveRoom(null);
  expect(storedRoom()).toBeNull();
});

it('makes nothing of what is no room', () => {
  lastingStorage.setItem('portal-room', '12; DROP');
  expect(storedRoom()).toBeNull();
});
