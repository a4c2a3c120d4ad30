/** Whoever waits to hear whether somebody has said again who they are. */
type Answer = (isConfirmed: boolean) => void;

const changed = new EventTarget();
let waiting: readonly Answer[] = [];

function become(next: readonly Answer[]): void {
  waiting = next;
  changed.dispatchEvent(new Event('change'));
}

/**
 * Asks whoever sits here to say again who they are; all calls that ask meanwhile wait for one answer. False
 * when they would rather not, and where nothing is there to ask them.
 */
export function askWhoTheyAre(): Promise<boolean> {
  return new Promise((resolve) => become([...waiting, resolve]));
}

/** Whether somebody is to be asked. */
export function isAskedWhoTheyAre(): boolean {
  return waiting.length > 0;
}

/** What came of it, for all that wait. */
export function answerWhoTheyAre(isConfirmed: boolean): void {
  const answers = waiting;
  become([]);
  for (const answer of answers) answer(isConfirmed);
}

/** Hears when somebody is to be asked, and no longer. Returns what stops it. */
export function onAskedWhoTheyAre(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
