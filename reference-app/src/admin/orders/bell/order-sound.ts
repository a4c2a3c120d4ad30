import { useSyncExternalStore } from 'react';
import { lastingStorage } from '../../../shared/storage/browser-storage.ts';

const soundKey = 'portal-order-sound';
const changed = new EventTarget();

function isOn(): boolean {
  return lastingStorage.getItem(soundKey) !== 'off';
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  // The same switch in another tab of this device.
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Switches the sound of new orders on this device, in every tab. */
export function setOrderSound(on: boolean): void {
  lastingStorage.setItem(soundKey, on ? 'on' : 'off');
  changed.dispatchEvent(new Event('change'));
}

/** Whether new orders ring on this device; they do until somebody switches it off. */
export function useOrderSound(): boolean {
  return useSyncExternalStore(subscribe, isOn);
}
