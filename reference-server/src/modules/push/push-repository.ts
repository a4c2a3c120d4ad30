import type { PushSubscriptionJson } from '@portal/domain/push';
import type { Locale } from '@portal/domain/texts';
import { defineStatement, type SqlClient } from '../../db/statement.ts';
import type { PushTarget } from '../../ports/push-sender.ts';

/** A device that takes notifications. */
export interface Device {
  readonly id: number;
  readonly target: PushTarget;
  readonly locale: Locale;
  /** Of a member of staff; null: a guest's. */
  readonly staffId: string | null;
}

interface DeviceRow {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: Locale;
  readonly staffId: string | null;
}

/** Most devices of one account; the one not heard of for longest makes room. */
const MAX_DEVICES = 10;

/** Of a session that is over, and of an account that is closed, nothing is sent to any device. */
const devicesWhere = (condition: string) => `
  SELECT push.id, push.endpoint, push.p256dh, push.auth, push.locale, session.staff_id AS "staffId"
  FROM push_subscription AS push
  JOIN session ON session.id = push.session_id
  LEFT JOIN guest ON guest.id = session.guest_id
  LEFT JOIN staff ON staff.id = session.staff_id
  WHERE session.revoked_at IS NULL AND session.expires_at > $1::timestamptz
    AND (push.expires_at IS NULL OR push.expires_at > $1::timestamptz)
    AND (guest.approved OR NOT staff.disabled) AND ${condition}
  ORDER BY push.id`;

const devicesOfGuest = defineStatement<[now: Date, guestId: number], DeviceRow>(
  devicesWhere('session.guest_id = $2::int'),
);
const devicesOfVisitor = defineStatement<[now: Date, visitorId: string], DeviceRow>(
  devicesWhere('push.visitor_id = $2'),
);
const devicesOfAccount = defineStatement<[now: Date, ...Account], DeviceRow>(
  devicesWhere('(session.guest_id = $2::int OR session.staff_id = $3)'),
);
const devicesOfRoles = defineStatement<[now: Date, roles: readonly string[]], DeviceRow>(
  devicesWhere('staff.role::text = ANY($2::text[])'),
);

const deviceById = defineStatement<[now: Date, id: number], DeviceRow>(
  devicesWhere('push.id = $2::int'),
);

/** Of which one id is given. */
type Account = [guestId: number | null, staffId: string | null];

const upsertDevice = defineStatement<
  [
    endpoint: string,
    p256dh: string,
    auth: string,
    visitorId: string,
    sessionId: string,
    locale: string,
    expiresAt: Date | null,
    now: Date,
  ],
  never
>(`
  INSERT INTO push_subscription
    (endpoint, p256dh, auth, visitor_id, session_id, locale, expires_at, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5::uuid, $6, $7::timestamptz, $8::timestamptz, $8::timestamptz)
  ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
    visitor_id = excluded.visitor_id, session_id = excluded.session_id, locale = excluded.locale,
    expires_at = excluded.expires_at, updated_at = excluded.updated_at`);

const dropOldestDevices = defineStatement<[...Account, limit: number], never>(`
  DELETE FROM push_subscription WHERE id IN (
    SELECT push.id FROM push_subscription AS push
    JOIN session ON session.id = push.session_id
    WHERE session.guest_id = $1::int OR session.staff_id = $2
    ORDER BY push.updated_at DESC, push.id DESC OFFSET $3)`);

const deleteOwnDevice = defineStatement<[endpoint: string, ...Account], never>(`
  DELETE FROM push_subscription USING session
  WHERE session.id = session_id AND endpoint = $1
    AND (session.guest_id = $2::int OR session.staff_id = $3)`);

/** Not the device that has taken the place of the one that was told to be gone. */
const deleteGoneDevice = defineStatement<[id: number, p256dh: string], never>(`
  DELETE FROM push_subscription WHERE id = $1::int AND p256dh = $2`);

/** Whose devices: a guest's or a member of staff's. */
export type DeviceHolder = { readonly guestId: number } | { readonly staffId: string };

/** A push subscription that a browser has registered. */
interface NewDevice {
  readonly subscription: PushSubscriptionJson;
  readonly visitorId: string;
  readonly sessionId: string;
  readonly holder: DeviceHolder;
  readonly locale: Locale;
}

/** Keeps the devices that take notifications. */
export type PushRepository = ReturnType<typeof createPushRepository>;

/** Devices in SQL. */
export function createPushRepository(client: SqlClient) {
  return {
    /** Upserts one device per endpoint: the last holder counts. */
    async save({ subscription, visitorId, sessionId, holder, locale }: NewDevice) {
      const { endpoint, keys, expirationTime } = subscription;
      const expiresAt = typeof expirationTime === 'number' ? new Date(expirationTime) : null;
      const now = new Date();
      const { p256dh, auth } = keys;
      await upsertDevice(
        client,
        ...([endpoint, p256dh, auth, visitorId] as const),
        ...([sessionId, locale, expiresAt, now] as const),
      );
      await dropOldestDevices(client, ...accountOf(holder), MAX_DEVICES);
    },
    async deleteOwn(endpoint: string, holder: DeviceHolder) {
      await deleteOwnDevice(client, endpoint, ...accountOf(holder));
    },
    async deleteGone({ id, target }: Device) {
      await deleteGoneDevice(client, id, target.keys.p256dh);
    },
    ofGuest: async (guestId: number): Promise<Device[]> =>
      (await devicesOfGuest(client, new Date(), guestId)).map(toDevice),
    ofVisitor: async (visitorId: string): Promise<Device[]> =>
      (await devicesOfVisitor(client, new Date(), visitorId)).map(toDevice),
    ofHolder: async (holder: DeviceHolder): Promise<Device[]> =>
      (await devicesOfAccount(client, new Date(), ...accountOf(holder))).map(toDevice),
    /** Devices of staff with one of these roles. */
    ofRoles: async (roles: readonly string[]): Promise<Device[]> =>
      (await devicesOfRoles(client, new Date(), roles)).map(toDevice),
    byId: async (id: number): Promise<Device | undefined> =>
      (await deviceById(client, new Date(), id)).map(toDevice)[0],
  };
}

function accountOf(holder: DeviceHolder): Account {
  return 'guestId' in holder ? [holder.guestId, null] : [null, holder.staffId];
}

function toDevice({ id, endpoint, p256dh, auth, locale, staffId }: DeviceRow): Device {
  return { id, target: { endpoint, keys: { p256dh, auth } }, locale, staffId };
}
