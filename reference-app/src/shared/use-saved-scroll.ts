import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { tabStorage } from './storage/browser-storage.ts';

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
function positionOf(place: string): number {
  return read().get(place) ?? 0;
}

/** Remembers it for as long as the tab lives; the places of long ago are forgotten. */
function savePosition(place: string, position: number): void {
  const positions = read();
  positions.delete(place);
  positions.set(place, position);
  tabStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxStored)));
}

/**
 * A new page begins at its top, one that is gone back to where it was left, also after a reload.
 * A window with an address of its own, over the same page, leaves the page where it is.
 */
export function useSavedScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isOtherPage && !hash) window.scrollTo(0, type === NavigationType.Pop ? positionOf(key) : 0);

    // Read while it is scrolled: when the page is left, its height is already another one.
    let position = window.scrollY;
    const follow = () => {
      position = window.scrollY;
    };
    const save = () => savePosition(key, position);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [key, pathname, hash, type]);
}
