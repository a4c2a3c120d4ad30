import { fetchAudit, type AuditEntry } from '@portal/domain/audit';
import type { PageMeta, RequestOf } from '@portal/domain/contract';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which changes are looked for. */
export type AuditSearch = NonNullable<RequestOf<typeof fetchAudit>['body']['data']>;

/** The audit trail; for the role admin. */
export interface AuditClient {
  /** Changes page by page, the latest first. */
  search(
    search?: AuditSearch,
    options?: CallOptions,
  ): Promise<{ entries: Unwrapped<AuditEntry>[]; meta: PageMeta }>;
}

/** The call of the console's audit trail. */
export function createAuditClient(call: Caller): AuditClient {
  return {
    async search(data = {}, options) {
      const { body } = await call(fetchAudit, { body: { data } }, options);
      return { entries: body.audit.data.map(unwrap), meta: body.audit.meta };
    },
  };
}
