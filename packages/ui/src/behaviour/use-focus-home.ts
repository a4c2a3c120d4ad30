import { useCallback, useLayoutEffect, useRef } from 'react';

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/**
 * Where focus goes when a window closes: to what had it before, or, when that is gone or disabled,
 * to the nearest thing around it that is still there.
 */
export function useFocusHome(open: boolean): () => HTMLElement | true {
  const path = useRef<HTMLElement[]>([]);

  useLayoutEffect(() => {
    if (open) path.current = ancestry(document.activeElement);
  }, [open]);

  return useCallback(() => {
    const home = path.current.find(
      (element) => element.isConnected && !element.matches(':disabled'),
    );
    if (!home) return true;
    if (!home.matches(focusable)) home.tabIndex = -1;
    return home;
  }, []);
}

function ancestry(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (
    let current = element;
    current instanceof HTMLElement && current !== document.body;
    current = current.parentElement
  ) {
    path.push(current);
  }
  return path;
}
