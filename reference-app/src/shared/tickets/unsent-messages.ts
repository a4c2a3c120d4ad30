import type { MessageDraft } from '@portal/client';

/** A message on its way, or one that could not be sent. */
export interface UnsentMessage {
  readonly draft: MessageDraft;
  readonly writtenAt: string;
  /** Null while it is being sent; else why it was not. */
  readonly errorText: string | null;
}

type UnsentByTicket = ReadonlyMap<number, readonly UnsentMessage[]>;

const nothing: readonly UnsentMessage[] = [];

/** Keeps what is not sent, so that nothing that was written is lost by leaving the ticket. */
export function createUnsentMessages() {
  let messages: UnsentByTicket = new Map();
  const listeners = new Set<() => void>();

  function change(ticketId: number, next: readonly UnsentMessage[]): void {
    messages = new Map(messages).set(ticketId, next);
    for (const listener of listeners) listener();
  }
  const of = (ticketId: number) => messages.get(ticketId) ?? nothing;

  return {
    of,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    put(ticketId: number, message: UnsentMessage) {
      const { clientId } = message.draft;
      const before = of(ticketId);
      const isKnown = before.some(({ draft }) => draft.clientId === clientId);
      change(
        ticketId,
        isKnown
          ? before.map((one) => (one.draft.clientId === clientId ? message : one))
          : [...before, message],
      );
    },
    remove(ticketId: number, clientId: string) {
      change(
        ticketId,
        of(ticketId).filter(({ draft }) => draft.clientId !== clientId),
      );
    },
    clear() {
      messages = new Map();
      for (const listener of listeners) listener();
    },
  };
}
