import { useSyncExternalStore } from 'react';
import { lastingStorage } from './storage/browser-storage.ts';

/** By day, by night, or as the device has it. */
export const colourSchemes = ['auto', 'light', 'dark'] as const;
/** By day, by night, or as the device has it. */
export type ColourScheme = (typeof colourSchemes)[number];

const schemeKey = 'portal-scheme';
const listeners = new Set<() => void>();

function storedScheme(): ColourScheme {
  const stored = lastingStorage.getItem(schemeKey);
  return colourSchemes.find((scheme) => scheme === stored) ?? 'auto';
}

let chosen = storedScheme();

/** Shows the page as it was chosen; called before anything is drawn. */
export function showColourScheme(): void {
  const { dataset } = document.documentElement;
  if (chosen === 'auto') delete dataset['portalTheme'];
  else dataset['portalTheme'] = chosen;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    // The browser's own bars: a choice leaves it no other.
    if (chosen === 'auto') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === chosen ? 'all' : 'not all';
  }
}

/** Keeps the choice on this device and shows it at once. */
export function chooseColourScheme(scheme: ColourScheme): void {
  chosen = scheme;
  if (scheme === 'auto') lastingStorage.removeItem(schemeKey);
  else lastingStorage.setItem(schemeKey, scheme);
  showColourScheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen on this device. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, () => chosen);
}
