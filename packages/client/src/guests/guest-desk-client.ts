import {
  endGuestSessions,
  exportGuests,
  fetchGuestDetails,
  fetchGuests,
  updateGuest,
  type GuestDetails,
  type GuestEdit,
  type PageMeta,
  type RequestOf,
  type StaffGuest,
} from '@portal/domain';
import { callAddress } from '../call/call-address.ts';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/unwrap.ts';

/** Which guests staff look for. */
export type GuestSearch = NonNullable<RequestOf<typeof fetchGuests>['body']['data']>;

/** Which guests are exported. */
export type GuestExport = Pick<GuestSearch, 'search' | 'approved' | 'mailing'>;

/** What staff see and change of guests; for the roles admin and moderator, who only reads. */
export interface GuestDeskClient {
  /** Guests page by page, the one who registered last first. */
  search(
    search?: GuestSearch,
    options?: CallOptions,
  ): Promise<{ guests: Unwrapped<StaffGuest>[]; meta: PageMeta }>;
  /** Orders, tickets (null for a moderator), ratings and sessions of a guest. */
  details(id: number, options?: CallOptions): Promise<GuestDetails>;
  /** Changes an account; `approved: false` closes it and signs the guest out everywhere. */
  change(edit: GuestEdit): Promise<Unwrapped<StaffGuest>>;
  /** Signs a guest out, of one session or of all; says how many ended. */
  endSessions(id: number, sessionId?: string): Promise<number>;
  /** Where a link finds the guests as a CSV file; for the role admin. */
  exportAddress(search?: GuestExport): string;
}

/** The calls of the console's page of guests. */
export function createGuestDeskClient(call: Caller): GuestDeskClient {
  return {
    async search(data = {}, options) {
      const { body } = await call(fetchGuests, { body: { data } }, options);
      return { guests: body.guests.data.map(unwrap), meta: body.guests.meta };
    },
    async details(id, options) {
      const { body } = await call(fetchGuestDetails, { body: { data: { id } } }, options);
      return body.details;
    },
    async change(guest) {
      const { body } = await call(
        updateGuest,
        { body: { data: { guest } } },
        { isRepeatable: true },
      );
      return unwrap(body.guest);
    },
    async endSessions(id, sessionId) {
      const { body } = await call(endGuestSessions, { body: { data: { id, sessionId } } });
      return body.data.count;
    },
    exportAddress({ search, approved, mailing } = {}) {
      const query = { search, approved: inQuery(approved), mailing: inQuery(mailing) };
      return callAddress(exportGuests, { query });
    },
  };
}

function inQuery(value: boolean | undefined): 'true' | 'false' | undefined {
  return value === undefined ? undefined : value ? 'true' : 'false';
}
