import { fetchAttention, type Unattended } from '@portal/domain/unattended';
import type { Caller, CallOptions } from '../call/caller.ts';

/** What a guest waits for while nobody is there to see it. */
export interface UnattendedClient {
  /**
   * The guest's new orders and tickets that nobody is there to see, oldest first, with the number to call.
   * Later changes arrive as `unattendedChange` events.
   */
  list(options?: CallOptions): Promise<Unattended[]>;
}

/** Asks whether anybody sees what a guest waits for. */
export function createUnattendedClient(call: Caller): UnattendedClient {
  return {
    async list(options) {
      const { body } = await call(fetchAttention, { body: {} }, options);
      return body.attention.data;
    },
  };
}
