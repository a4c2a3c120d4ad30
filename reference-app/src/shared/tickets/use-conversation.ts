import { valueOrThrow, type MessageDraft } from '@portal/client';
import { withTicketMessage } from '@portal/domain/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { portal } from '../portal.ts';
import { describeError } from '../errors/describe-error.ts';
import { useTexts } from '../texts/texts-provider.tsx';
import { patchTicket } from './ticket-cache.ts';
import { createUnsentMessages } from './unsent-messages.ts';

const unsentMessages = createUnsentMessages();

// What one person could not send is not shown to the next one at this device.
portal.session.subscribe(() => {
  if (portal.session.state().status === 'signed-out') unsentMessages.clear();
});

/** Sends messages of a ticket, and keeps those that could not be sent. */
export function useConversation(ticketId: number) {
  const client = useQueryClient();
  const { t } = useTexts();
  const unsent = useSyncExternalStore(unsentMessages.subscribe, () => unsentMessages.of(ticketId));

  async function send(draft: MessageDraft): Promise<void> {
    const writtenAt = new Date(portal.clock.now()).toISOString();
    unsentMessages.put(ticketId, { draft, writtenAt, errorText: null });
    try {
      const message = await valueOrThrow(portal.tickets.send(ticketId, draft));
      patchTicket(client, ticketId, (ticket) => withTicketMessage(ticket, { message }));
      unsentMessages.remove(ticketId, draft.clientId);
    } catch (error) {
      const { message: errorText } = describeError(error, t);
      const isUnsent = ({ draft: { clientId } }: { draft: MessageDraft }) =>
        clientId === draft.clientId;
      // Else it has been forgotten with the session meanwhile.
      if (unsentMessages.of(ticketId).some(isUnsent)) {
        unsentMessages.put(ticketId, { draft, writtenAt, errorText });
      }
    }
  }

  return {
    unsent,
    /** Shows a message at once and sends it; the same draft again after a failure is the same message. */
    send: (draft: MessageDraft): void => void send(draft),
  };
}
