import type { PageMeta, RequestOf } from '@portal/domain/contract';
import {
  closeGuest,
  endGuestSessions,
  eraseGuest,
  exportGuestData,
  exportGuests,
  fetchGuestDetails,
  fetchGuests,
  pushToGuest,
  updateGuest,
  type ErasedCounts,
  type GuestDetails,
  type GuestEdit,
  type StaffGuest,
} from '@portal/domain/guests';
import { sendPush } from '@portal/domain/push';
import { readOutCode } from '@portal/domain/sign-in';
import { callAddress } from '../call/call-address.ts';
import type { Caller, CallOptions } from '../call/caller.ts';
import { errorOf } from '../call/call-errors.ts';
import { refusalOf, type Refusal } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which guests staff look for. */
export type GuestSearch = NonNullable<RequestOf<typeof fetchGuests>['body']['data']>;

/** Which guests are exported. */
export type GuestExport = Pick<GuestSearch, 'search' | 'approved' | 'mailing'>;

/** An account that was closed, and how many of its orders and tickets with it. */
export interface ClosedGuest {
  readonly guest: Unwrapped<StaffGuest>;
  readonly orders: number;
  readonly tickets: number;
}

/** What became of a code to read out. */
export type ReadOutResult =
  | { readonly kind: 'read'; readonly code: string; readonly expiresAt: Date }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A guest whose personal data are gone, and how much of what went. */
interface ErasedGuest {
  readonly guest: Unwrapped<StaffGuest>;
  readonly erased: ErasedCounts;
}

/** What is shown on a device. */
type DeviceNote = Pick<RequestOf<typeof sendPush>['body'], 'title' | 'message'>;

/** What staff see and change of guests; for the roles admin and moderator, who only reads. */
export interface AdminGuestClient {
  /** Guests page by page, the one who registered last first. */
  search(
    search?: GuestSearch,
    options?: CallOptions,
  ): Promise<{ guests: Unwrapped<StaffGuest>[]; meta: PageMeta }>;
  /** Orders, tickets (null for a moderator), ratings and sessions of a guest. */
  details(id: number, options?: CallOptions): Promise<GuestDetails>;
  /** Changes an account; `approved: false` closes it and signs the guest out everywhere. */
  change(edit: GuestEdit): Promise<Unwrapped<StaffGuest>>;
  /** Closes an account with all that is open; says how many orders were canceled and tickets closed. */
  close(id: number): Promise<ClosedGuest>;
  /** Signs a guest out, of one session or of all; says how many ended. */
  endSessions(id: number, sessionId?: string): Promise<number>;
  /** Sends a notification to all devices of a guest; says how many there are, and how many took it. */
  notify(
    id: number,
    note: DeviceNote,
  ): Promise<{ readonly devices: number; readonly sent: number }>;
  /**
   * Sends a notification to the devices of one visitor; says how many took it, and how many no longer exist
   * and were forgotten. Both are 0 where nobody takes notifications.
   */
  notifyVisitor(
    visitorId: string,
    note: DeviceNote,
  ): Promise<{ readonly sent: number; readonly removed: number }>;
  /**
   * A new code for the guest who waits for one and stands there; nothing is sent.
   *
   * @throws NotFoundError when nobody waits for a code of this phone.
   */
  readOutCode(phone: string): Promise<ReadOutResult>;
  /**
   * Erases a guest's personal data for good; orders and money stay.
   *
   * @throws RefusedError `GUEST_HAS_OPEN` while anything is open; its `details` say what.
   */
  erase(id: number): Promise<ErasedGuest>;
  /** Where a link finds everything about one guest as a ZIP file; for the role admin. */
  dataAddress(id: number): string;
  /** Where a link finds the guests as a CSV file; for the role admin. */
  exportAddress(search?: GuestExport): string;
}

/** The calls of the console's page of guests. */
export function createAdminGuestClient(call: Caller, address: string): AdminGuestClient {
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
    async close(id) {
      const { body } = await call(closeGuest, { body: { data: { id } } }, { isRepeatable: true });
      return { guest: unwrap(body.guest), ...body.closed };
    },
    async endSessions(id, sessionId) {
      const { body } = await call(endGuestSessions, { body: { data: { id, sessionId } } });
      return body.data.count;
    },
    async notify(id, note) {
      return (await call(pushToGuest, { body: { data: { id, ...note } } })).body.data;
    },
    async notifyVisitor(visitorId, note) {
      const reply = await call(sendPush, { body: { ...note, visitorId } });
      return reply.status === 200 ? reply.body.data : { sent: 0, removed: 0 };
    },
    async readOutCode(phone) {
      const reply = await call(readOutCode, { body: { data: { phone } } });
      if (reply.status !== 200) return { kind: 'refused', refusal: refusalOf(reply) };
      const { code, expiresAt } = reply.body.data;
      return { kind: 'read', code, expiresAt: new Date(expiresAt) };
    },
    async erase(id) {
      const reply = await call(eraseGuest, { body: { data: { id } } }, { isRepeatable: true });
      if (reply.status === 409) throw errorOf(reply);
      return { guest: unwrap(reply.body.guest), erased: reply.body.erased };
    },
    dataAddress: (id) => callAddress(exportGuestData, { params: { id: String(id) } }, address),
    exportAddress({ search, approved, mailing } = {}) {
      const query = { search, approved: inQuery(approved), mailing: inQuery(mailing) };
      return callAddress(exportGuests, { query }, address);
    },
  };
}

function inQuery(value: boolean | undefined): 'true' | 'false' | undefined {
  return value === undefined ? undefined : value ? 'true' : 'false';
}
