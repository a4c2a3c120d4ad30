import { supportTicketMessage, supportTicketTyping, typingRules } from '@portal/domain/tickets';
import { useEffect, useState } from 'react';
import { portal } from '../portal.ts';

/** The name of who is typing in a ticket at the moment, or null. */
export function useTyping(ticketId: number): string | null {
  const [typist, setTypist] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      portal.live.on(supportTicketTyping, (typing) => {
        if (typing.ticketId !== ticketId) return;
        clearTimeout(timer);
        setTypist(typing.sender);
        timer = setTimeout(() => setTypist(null), typingRules.lastsMilliseconds);
      }),
      // Who has sent a message has stopped.
      portal.live.on(supportTicketMessage, (typing) => {
        if (typing.ticketId === ticketId) setTypist(null);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      setTypist(null);
    };
  }, [ticketId]);

  return typist;
}
