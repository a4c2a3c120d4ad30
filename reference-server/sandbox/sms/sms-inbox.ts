import type { SandboxContext } from '../provider.ts';

export interface ReceivedSms {
  /** Eight digits of the sandbox's own, or the sender's where the gateway takes one. */
  id: string;
  gateway: string;
  /** Eleven digits, as on the wire. */
  phone: string;
  text: string;
  /** ISO-8601, UTC. */
  at: string;
}

/** What is being handed in: everything but the id and the moment. */
export interface OutgoingSms {
  gateway: string;
  phone: string;
  text: string;
  /** The sender's own id, where the gateway takes one. */
  ownId?: string;
}

/** The messages that would be on people's phones. */
export type SmsInbox = ReturnType<typeof createSmsInbox>;

const firstId = 10_000_000;

export function createSmsInbox({ state, clock }: SandboxContext) {
  const messages = state.collection<ReceivedSms>('sms');

  function list(phone?: string): ReceivedSms[] {
    const all = messages.all();
    return phone === undefined ? all : all.filter((message) => message.phone === phone);
  }

  return {
    receive({ gateway, phone, text, ownId }: OutgoingSms): ReceivedSms {
      const position = messages.all().length + 1;
      const id = ownId ?? String(firstId + position);
      const received = { id, gateway, phone, text, at: clock.now().toISOString() };
      messages.put(String(position), received);
      return received;
    },
    find: (gateway: string, id: string): ReceivedSms | undefined =>
      list().findLast((sms) => sms.gateway === gateway && sms.id === id),
    /** Oldest first; all of them without a phone. */
    list,
    /** True when the gateway has had the same text for the same phone within the last minute. */
    isRepeated({ gateway, phone, text }: OutgoingSms): boolean {
      const minuteAgo = new Date(clock.now().getTime() - 60_000).toISOString();
      return list(phone).some(
        (sent) => sent.gateway === gateway && sent.text === text && sent.at > minuteAgo,
      );
    },
  };
}
