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

/** Messages that the server has not confirmed, by ticket, as long as the page lives. */
export interface UnsentMessages {
  of(ticketId: number): readonly UnsentMessage[];
  subscribe(listener: () => void): () => void;
  put(ticketId: number, message: UnsentMessage): void;
  remove(ticketId: number, clientId: string): void;
  clear(): void;
}

/** Keeps what is not sent, so that nothing that was written is lost by leaving the ticket. */
export function createUnsentMessages(): UnsentMessages {
  let messages: UnsentByTicket = new Map();
  const listeners = new Set<() => void>();

  function change(ticketId: number, next: readonly UnsentMessage[]): void {
    messages = new Map(messages).set(ticketId, next);
    for (const listener of listeners) listener();
  }
  const of = (ticketId: number) => messages.get(ticketId) ?? nothing;

  return {
    of,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    put(ticketId, message) {
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
    remove(ticketId, clientId) {
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
