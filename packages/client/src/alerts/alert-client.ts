import { fetchAlerts, resolveAlert, type Alert } from '@portal/domain/alerts';
import type { PageMeta, RequestOf } from '@portal/domain/contract';
import { errorOf } from '../call/call-errors.ts';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which alerts are looked for: open ones, or those that are resolved; page by page. */
export type AlertSearch = RequestOf<typeof fetchAlerts>['body']['data'];

/** What somebody of the staff must act on. */
export interface AlertClient {
  /** Those that are the caller's business, newest first. Later changes arrive as `alertChange` events. */
  search(
    search?: AlertSearch,
    options?: CallOptions,
  ): Promise<{ alerts: Unwrapped<Alert>[]; meta: PageMeta }>;
  /**
   * Ticks one off with the caller's name and a note.
   * @throws ConflictError while money is owed.
   */
  resolve(id: number, note: string): Promise<Unwrapped<Alert>>;
}

/** Looks after alerts. */
export function createAlertClient(call: Caller): AlertClient {
  return {
    async search(data = {}, options) {
      const { body } = await call(fetchAlerts, { body: { data } }, options);
      return { alerts: body.alerts.data.map(unwrap), meta: body.alerts.meta };
    },
    async resolve(id, note) {
      const reply = await call(resolveAlert, { body: { data: { id, note } } });
      if (reply.status === 409) throw errorOf(reply);
      return unwrap(reply.body.alert);
    },
  };
}
