import { createCartStorage, createPortal, randomId } from '@portal/client';
import { logError } from './errors/log-error.ts';
import { isUnattended } from './session/attendance.ts';
import { requestReauthentication } from './session/reauthentication.ts';
import { lastingStorage } from './storage/browser-storage.ts';

const visitorKey = 'portal-visitor';

function storedVisitorId(): string {
  const known = lastingStorage.getItem(visitorKey);
  if (known) return known;
  const made = randomId();
  lastingStorage.setItem(visitorKey, made);
  return made;
}

/** Tells this browser from others, signed in or not. */
export const visitorId = storedVisitorId();

/** The portal this app belongs to. The session is an HttpOnly cookie. */
export const portal = createPortal({
  visitorId,
  // Several instances take web sockets only; polling is for networks that let none through.
  socket: { transports: ['websocket', 'polling'], tryAllTransports: true },
  onReauthentication: requestReauthentication,
  isUnattended,
  onContractMismatch: ({ method, path, issues }) => {
    const places = issues.map((issue) => issue.path.join('.'));
    logError(
      `${method} ${path} was answered with what this version cannot read`,
      places.join(', '),
    );
  },
  locale: () => (document.documentElement.lang === 'en' ? 'en' : 'ru'),
});

/** Storage of the guest's carts in this browser. */
export const cartStorage = createCartStorage(lastingStorage);
