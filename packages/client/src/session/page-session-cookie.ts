import { sessionRules } from '@portal/domain/sign-in';
import type { TokenStorage } from '../call/token-storage.ts';

const name = 'session_token';

/**
 * The session cookie as a page stores it, for portals that set none themselves. One that a server has set for itself
 * (HttpOnly) can be neither read nor changed here.
 */
export const pageSessionCookie: TokenStorage = {
  read() {
    if (typeof document === 'undefined') return null;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
  },
  write: (token) => save(token, sessionRules.guest.maxSeconds),
  clear: () => save('', 0),
};

function save(token: string, seconds: number): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
