import { createPortal, type Portal, type PortalOptions } from '@portal/client';

/** A browser: its tabs share the portal's cookies, which no script can read. */
export interface Browser {
  readonly cookies: ReadonlyMap<string, string>;
  /** The portal's app in a new tab. */
  openTab(options?: Partial<PortalOptions>): Portal;
  close(): void;
}

/** Opens a browser on the portal at this address. */
export function openBrowser(portalUrl: string): Browser {
  const cookies = new Map<string, string>();
  const tabs: Portal[] = [];

  function cookieHeader(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function fetchWithCookies(input: string | URL | Request, init?: RequestInit) {
    const request = new Request(input, init);
    request.headers.set('Cookie', cookieHeader());
    request.headers.set('Sec-Fetch-Site', 'same-origin');
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    openTab(options) {
      const tab = createPortal({
        baseUrl: portalUrl,
        token: null,
        fetch: fetchWithCookies,
        socket: {
          transports: ['websocket'],
          reconnectionDelay: 200,
          extraHeaders: {
            get Cookie() {
              return cookieHeader();
            },
            Origin: portalUrl,
          },
        },
        ...options,
      });
      tabs.push(tab);
      return tab;
    },
    close() {
      for (const tab of tabs) tab.live.disconnect();
    },
  };
}
