import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { screens } from '../../theme/screens.ts';

/** Toasts are for whoever looks, and a backdrop is there to be pressed. */
const stays = '[data-component="ToastRegion"], [data-backdrop]';

export interface OffCanvas {
  /** The screen is too narrow for a sidebar beside the page. */
  isNarrow: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  navRef: RefObject<HTMLElement | null>;
  openerRef: RefObject<HTMLButtonElement | null>;
}

/** On a narrow screen a sidebar waits off the canvas. Open, it has the focus and the page has not. */
export function useOffCanvas(): OffCanvas {
  const isNarrow = !useMedia(screens.desktop, true);
  const [isRequested, setRequested] = useState(false);
  // Narrow again, it waits to be asked anew.
  if (!isNarrow && isRequested) setRequested(false);
  const isOpen = isNarrow && isRequested;
  const navRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const nav = navRef.current;
    if (!isOpen || !nav) return undefined;
    const opener = openerRef.current;
    const putBack = inertOutside(nav);
    nav.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setRequested(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      const hadFocus = nav.contains(document.activeElement) || isNowhere(document.activeElement);
      putBack();
      if (hadFocus) opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return {
    isNarrow,
    isOpen,
    open: () => setRequested(true),
    close: () => setRequested(false),
    navRef,
    openerRef,
  };
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

/** Whether a media query holds now; `onServer` where there is no screen to ask. */
function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/**
 * Puts everything on the page but the given element out of reach.
 *
 * @returns what puts it back
 */
function inertOutside(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let inside = element; inside !== document.body;) {
    const parent = inside.parentElement;
    if (!parent) break;
    for (const other of parent.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      if (other.querySelector(stays) || other.matches(stays)) continue;
      other.inert = true;
      made.push(other);
    }
    inside = parent;
  }
  return () => {
    for (const other of made) other.inert = false;
  };
}
