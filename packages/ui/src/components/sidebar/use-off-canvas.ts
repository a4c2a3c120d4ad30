import { useEffect, useRef, useState, type RefObject } from 'react';
import { inertOutside } from '../../behaviour/inert-outside.ts';
import { useMedia } from '../../behaviour/use-media.ts';
import { screens } from '../../theme/screens.ts';

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
