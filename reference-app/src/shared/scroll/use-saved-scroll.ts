import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { savePosition, positionOf } from './scroll-memory.ts';

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
