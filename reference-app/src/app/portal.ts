import { createCartStore, createPortal } from '@portal/client';

const visitorKey = 'portal-visitor';

function visitorId(): string {
  try {
    const known = localStorage.getItem(visitorKey);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(visitorKey, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

/** The portal this app belongs to. The session is an HttpOnly cookie. */
export const portal = createPortal({
  baseUrl: window.location.origin,
  visitorId: visitorId(),
  locale: () => (document.documentElement.lang === 'en' ? 'en' : 'ru'),
});

/** The guest's carts, kept in this browser. */
export const cartStore = createCartStore(window.localStorage);
