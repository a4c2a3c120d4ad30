import type { TicketMessage } from '@portal/domain/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { portal } from '../portal.ts';
import { personal } from '../orders/order-queries.ts';
import { ticketKeys, type AppTicket } from './ticket-queries.ts';

/** Messages of a ticket with those that were fetched before them. */
export interface EarlierMessages {
  readonly messages: readonly TicketMessage[];
  /** Fetches the page before; undefined when there is none, or it is on its way. */
  readonly load: (() => void) | undefined;
}

/** Reads a long conversation page by page, backwards. */
export function useEarlierMessages(
  ticket: Pick<AppTicket, 'id' | 'messages' | 'messageCount'>,
): EarlierMessages {
  const client = useQueryClient();
  const [before, setBefore] = useState<readonly TicketMessage[]>([]);
  const [isLoading, setLoading] = useState(false);
  const known = new Set(before.map(({ id }) => id));
  const messages = [...before, ...ticket.messages.filter(({ id }) => !known.has(id))];
  const first = messages[0]?.id;
  const hasEarlier = messages.length < ticket.messageCount && first !== undefined;

  async function load(): Promise<void> {
    if (first === undefined) return;
    setLoading(true);
    try {
      const page = await client.query({
        queryKey: [...ticketKeys.earlier, ticket.id, first],
        queryFn: ({ signal }) => portal.tickets.open({ id: ticket.id, before: first }, { signal }),
        meta: personal,
        staleTime: Infinity,
      });
      setBefore((held) => [...page.ticket.messages, ...held]);
    } catch {
      // The button stays: it can be pressed again.
    } finally {
      setLoading(false);
    }
  }

  return { messages, load: hasEarlier && !isLoading ? () => void load() : undefined };
}
