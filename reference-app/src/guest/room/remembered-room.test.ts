import { expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/memory-storage.ts';
import { clearRoom, rememberedRoom, rememberRoom } from './remembered-room.ts';

it('remembers the room of the last order until the guest signs out', () => {
  const storage = memoryStorage();
  expect(rememberedRoom(storage)).toBeNull();
  rememberRoom(storage, 12);
  expect(rememberedRoom(storage)).toBe(12);
  clearRoom(storage);
  expect(rememberedRoom(storage)).toBeNull();
});

it('makes nothing of what is no room', () => {
  const storage = memoryStorage();
  storage.setItem('portal-room', '12; DROP');
  expect(rememberedRoom(storage)).toBeNull();
});
