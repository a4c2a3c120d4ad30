import type { PageMeta, RequestOf } from '@portal/domain/contract';
import {
  discardDeadLetters,
  fetchDeadLetters,
  resendDeadLetters,
  type DeadLetter,
} from '@portal/domain/outbox';
import { getOnline, type VisitorsHere } from '@portal/domain/presence';
import { fetchProviders, type Provider } from '@portal/domain/providers';
import { sendTelegram } from '@portal/domain/staff-notifications';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which undeliverable messages are looked for. */
export type DeadLetterSearch = RequestOf<typeof fetchDeadLetters>['body']['data'];
/** Which of them are meant: those named, or all, or all of a channel. */
export type DeadLetterChoice = RequestOf<typeof resendDeadLetters>['body']['data'];

/** How the portal itself is doing; for staff. */
export interface OperationsClient {
  /** How the outside systems are doing. Later changes arrive as `providerHealthChange` events. */
  providers(options?: CallOptions): Promise<Unwrapped<Provider>[]>;
  /** Who has the portal open, with names. Later changes arrive as `portalOnline` events. */
  online(options?: CallOptions): Promise<VisitorsHere>;
  /** What could not be delivered, newest first, page by page; for the role admin, as the next two. */
  deadLetters(
    search?: DeadLetterSearch,
    options?: CallOptions,
  ): Promise<{ deadLetters: Unwrapped<DeadLetter>[]; meta: PageMeta }>;
  /** Tries to deliver again, and returns how many are on their way. */
  resend(choice: DeadLetterChoice): Promise<number>;
  /** Forgets, and returns how many are gone. */
  discard(choice: DeadLetterChoice): Promise<number>;
  /**
   * Writes into a topic of the chat of staff; for the roles admin and moderator.
   * @throws InvalidError for more than 1,000 characters.
   * @throws TooManyRequestsError after five in a minute.
   */
  writeToStaff(message: string, threadId: number): Promise<void>;
}

/** Looks after the portal itself. */
export function createOperationsClient(call: Caller): OperationsClient {
  return {
    async providers(options) {
      const { body } = await call(fetchProviders, { body: {} }, options);
      return body.providers.data.map(unwrap);
    },
    online: async (options) => (await call(getOnline, { body: {} }, options)).body,
    async deadLetters(data = {}, options) {
      const { body } = await call(fetchDeadLetters, { body: { data } }, options);
      return { deadLetters: body.outbox.data.map(unwrap), meta: body.outbox.meta };
    },
    async resend(data) {
      const { body } = await call(resendDeadLetters, { body: { data } });
      return body.data.count;
    },
    async discard(data) {
      const { body } = await call(discardDeadLetters, { body: { data } });
      return body.data.count;
    },
    async writeToStaff(message, threadId) {
      await call(sendTelegram, { body: { message, message_thread_id: threadId } });
    },
  };
}
