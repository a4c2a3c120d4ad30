/** Callback of a call that waits for reauthentication. */
type Answer = (isConfirmed: boolean) => void;

const changed = new EventTarget();
let waiting: readonly Answer[] = [];

function become(next: readonly Answer[]): void {
  waiting = next;
  changed.dispatchEvent(new Event('change'));
}

/**
 * Asks staff to reauthenticate; all calls that need it meanwhile wait for one answer. False
 * when they would rather not, and where nothing is there to ask them.
 */
export function requestReauthentication(): Promise<boolean> {
  return new Promise((resolve) => become([...waiting, resolve]));
}

/** Whether a reauthentication dialog is due. */
export function isReauthenticationPending(): boolean {
  return waiting.length > 0;
}

/** Resolves all waiting calls with the outcome. */
export function resolveReauthentication(isConfirmed: boolean): void {
  const answers = waiting;
  become([]);
  for (const answer of answers) answer(isConfirmed);
}

/** Subscribes to changes of {@link isReauthenticationPending}. Returns the unsubscribe function. */
export function onReauthenticationChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
