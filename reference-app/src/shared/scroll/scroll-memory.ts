import { tabStorage } from '../storage/browser-storage.ts';

const storageKey = 'portal-scroll';
const maxStored = 50;

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(tabStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** How far down a visited place was scrolled, in CSS pixels; 0 for one that is not remembered. */
export function positionOf(place: string): number {
  return read().get(place) ?? 0;
}

/** Remembers it for as long as the tab lives; the places of long ago are forgotten. */
export function savePosition(place: string, position: number): void {
  const positions = read();
  positions.delete(place);
  positions.set(place, position);
  tabStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxStored)));
}
