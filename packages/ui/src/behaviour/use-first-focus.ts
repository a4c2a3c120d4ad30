import { useCallback, useRef } from 'react';

const fields =
  'input:enabled:not([type="hidden"], [aria-hidden="true"], [tabindex="-1"]), textarea:enabled, select:enabled';

/**
 * What takes focus when a window opens: its first field, or the window itself, which has its title
 * read and shows no ring. Under a finger always the window, so that no keyboard jumps up. Put
 * `insideRef` on anything in the window.
 */
export function useFirstFocus() {
  const insideRef = useRef<HTMLDivElement>(null);
  const firstFocus = useCallback((openedBy: string) => {
    const popup = insideRef.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
    if (openedBy === 'touch') return popup;
    return popup?.querySelector<HTMLElement>(fields) ?? popup;
  }, []);
  return { insideRef, firstFocus };
}
