import { useSyncExternalStore } from 'react';
import { lastingStorage } from '../../shared/storage/browser-storage.ts';

/** A visitor's consent to analytics. */
export const counterChoices = ['agreed', 'declined'] as const;
/** A visitor's consent to analytics. */
export type CounterChoice = (typeof counterChoices)[number];

const choiceKey = 'portal-counter';
const listeners = new Set<() => void>();

let chosen = storedChoice();

function storedChoice(): CounterChoice | null {
  const stored = lastingStorage.getItem(choiceKey);
  return counterChoices.find((choice) => choice === stored) ?? null;
}

/** Stores the choice in this browser; a counter that runs already ends with the page. */
export function chooseCounter(choice: CounterChoice): void {
  chosen = choice;
  lastingStorage.setItem(choiceKey, choice);
  for (const listener of listeners) listener();
  // Its script listens to clicks by itself, and nothing takes it out again.
  if (choice === 'declined' && window.ym) window.location.reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen in this browser; null: nothing yet. */
export function useCounterChoice(): CounterChoice | null {
  return useSyncExternalStore(subscribe, () => chosen);
}
