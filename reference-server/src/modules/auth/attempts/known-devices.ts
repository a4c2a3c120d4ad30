import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { knownDeviceRules } from '@portal/domain/server';
import { parseCookie } from 'cookie';
import type { ClientNetwork } from '../../../kernel/network/client-network.ts';
import type { CallCookies } from '../../../kernel/route.ts';

/**
 * Whose device it is. One that is known by a password is known for as long as that password holds; that of
 * a `visitor` has signed in nowhere, and is only told from its neighbours in the hotel's own network.
 */
type DeviceHolder =
  | 'visitor'
  | { readonly id: string; readonly passwordHash: string }
  | { readonly phone: string };

/** Device cookies: they distinguish a browser that has signed in to an account from all others. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

interface Entry {
  readonly deviceId: string;
  /** Seconds since 1970, in base 36. */
  readonly since: string;
  readonly signature: string;
}

const cookieName = 'known_device';
const keyBytes = 32;
const deviceIdBytes = 12;
const signatureBytes = 16;
const entryForm = /^([\w-]{16})\.([0-9a-z]{1,8})\.([\w-]{22})$/;

/** What a browser says it is known by. */
export function deviceCookieOf(cookies: Pick<CallCookies, 'get'>): string | undefined {
  return cookies.get(cookieName);
}

/** The same of a request that is no call. */
export function deviceCookieIn({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return parseCookie(headers.cookie ?? '')[cookieName];
}

/**
 * Signed entries in one cookie, one for each account (OWASP, Slow Down Online Guessing Attacks with Device
 * Cookies). They hold a random name and a signature, and say of whom to nobody.
 */
export function createKnownDevices(pepper: string) {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'portal known devices', keyBytes));

  function sign(holder: DeviceHolder, deviceId: string, since: string): Buffer {
    const signed = JSON.stringify([...namesOf(holder), deviceId, since]);
    return createHmac('sha256', key).update(signed).digest().subarray(0, signatureBytes);
  }

  function isOf(holder: DeviceHolder, { deviceId, since, signature }: Entry): boolean {
    const age = Date.now() / 1000 - Number.parseInt(since, 36);
    const presented = Buffer.from(signature, 'base64url');
    return (
      age < knownDeviceRules.seconds && timingSafeEqual(presented, sign(holder, deviceId, since))
    );
  }

  function entryOf(cookie: string | undefined, holder: DeviceHolder): Entry | undefined {
    return entriesOf(cookie).find((entry) => isOf(holder, entry));
  }

  function remember(cookies: CallCookies, holder: DeviceHolder): string {
    const cookie = deviceCookieOf(cookies);
    const known = entryOf(cookie, holder);
    const deviceId = known?.deviceId ?? randomBytes(deviceIdBytes).toString('base64url');
    const since = Math.floor(Date.now() / 1000).toString(36);
    const signature = sign(holder, deviceId, since).toString('base64url');
    const others = entriesOf(cookie).filter((entry) => entry.deviceId !== deviceId);
    const entries = [{ deviceId, since, signature }, ...others];
    cookies.set(cookieName, entries.slice(0, knownDeviceRules.accountsMax).map(written).join('~'), {
      maxAge: knownDeviceRules.seconds * 1000,
    });
    return deviceId;
  }

  return {
    /**
     * The name of the device that the cookie makes known to this holder; null for a stranger's.
     * @param cookie - as {@link deviceCookieOf} reads it.
     */
    find: (cookie: string | undefined, holder: DeviceHolder): string | null =>
      entryOf(cookie, holder)?.deviceId ?? null,
    /** Makes the browser known to the holder, beside those that it is known to. */
    remember(cookies: CallCookies, holder: DeviceHolder) {
      remember(cookies, holder);
    },
    /**
     * The name of a device in the hotel's own network that need be known to nobody; a new one each time where
     * the browser keeps no cookies, null in other networks.
     */
    visitor(cookies: CallCookies, { kind }: Pick<ClientNetwork, 'kind'>): string | null {
      if (kind !== 'hotel') return null;
      return entryOf(deviceCookieOf(cookies), 'visitor')?.deviceId ?? remember(cookies, 'visitor');
    },
    /** That name where the browser brings one; gives none. */
    visitorOf: (cookie: string | undefined): string | null =>
      entryOf(cookie, 'visitor')?.deviceId ?? null,
  };
}

function namesOf(holder: DeviceHolder): string[] {
  if (holder === 'visitor') return ['visitor'];
  return 'phone' in holder ? ['guest', holder.phone] : ['staff', holder.id, holder.passwordHash];
}

function written({ deviceId, since, signature }: Entry): string {
  return `${deviceId}.${since}.${signature}`;
}

function entriesOf(cookie: string | undefined): Entry[] {
  const parts = (cookie ?? '').split('~').slice(0, knownDeviceRules.accountsMax);
  return parts.flatMap((part) => {
    const [, deviceId, since, signature] = entryForm.exec(part) ?? [];
    return deviceId && since && signature ? [{ deviceId, since, signature }] : [];
  });
}
