import { useSyncExternalStore } from 'react';
import { portal } from '../../shared/portal.ts';

const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function whoIsHere(): string | number | null {
  const state = portal.session.state();
  return state.status === 'signed-in' ? state.account.id : null;
}

let writer = whoIsHere();
// What one person has begun to write is not shown to the next one at this device.
portal.session.subscribe(() => {
  const isSame = whoIsHere() === writer;
  writer = whoIsHere();
  if (isSame) return;
  drafts.clear();
  notify();
});

/** What is being written in a ticket, still there after others. A note apart from an answer: it never becomes one. */
export function useTicketDraft(ticketId: number, writes: 'answer' | 'note') {
  const key = `${ticketId} ${writes}`;
  const draft = useSyncExternalStore(subscribe, () => drafts.get(key) ?? '');
  function setDraft(text: string): void {
    drafts.set(key, text);
    notify();
  }
  return [draft, setDraft] as const;
}
