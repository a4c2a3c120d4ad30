import { useState, useSyncExternalStore } from 'react';

/**
 * Whether a sidebar is collapsed, remembered in this browser under `key`. It is read while the
 * sidebar is first drawn, so a page never shows the other state first. A server that draws pages
 * cannot see it: give it `initially` from a cookie of your own there.
 */
export function useRememberedCollapse(
  key: string,
  initially = true,
): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const remembered = useSyncExternalStore(
    whenOtherTabsChange,
    () => read(key),
    () => null,
  );
  const [chosen, setChosen] = useState<boolean>();

  return [
    chosen ?? (remembered === null ? initially : remembered === 'collapsed'),
    (collapsed) => {
      setChosen(collapsed);
      save(key, collapsed ? 'collapsed' : 'expanded');
    },
  ];
}

function whenOtherTabsChange(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, state: string): void {
  try {
    localStorage.setItem(key, state);
  } catch {
    // Where a browser keeps nothing, the choice holds until the page is left.
  }
}
