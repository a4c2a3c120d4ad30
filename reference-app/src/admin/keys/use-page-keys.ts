import { useEffect, useEffectEvent } from 'react';

/** What each key does, by what it types: `n`, `?`, `ArrowDown`. */
export type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

const writingPlaces = 'input, textarea, select, [contenteditable]';
/** What has arrows of its own, and windows over the page. */
const ownPlaces = '[role="dialog"], [role="tablist"], [role="menu"]';

/**
 * One key for what is done all day, while nothing is being written and no window is open. A letter
 * is also known by its place on the keyboard, so that it works with Russian letters switched on.
 */
export function usePageKeys(keys: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, code } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(`${writingPlaces}, ${ownPlaces}`)) return;
    const letter = event.shiftKey ? undefined : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
    const handler = keys[key] ?? (letter === undefined ? undefined : keys[letter]);
    if (!handler) return;
    event.preventDefault();
    handler();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
