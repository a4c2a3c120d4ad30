import type { Endpoint, RequestOf } from '@portal/domain/contract';

/** A call that a link can make. */
type GetEndpoint = Endpoint & { readonly method: 'GET' };

/**
 * The base of every address of a portal, without a slash at its end.
 *
 * @param baseUrl - absolute, with a path where the portal stands below one; in a browser also relative to the
 *   page's origin, which it is by default
 * @throws TypeError when that is no address of a portal.
 */
export function portalAddress(baseUrl = ''): string {
  const origin = (globalThis as { location?: { origin: string } }).location?.origin;
  const url = parsed(baseUrl, origin);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new TypeError(
      `"${baseUrl}" is not where a portal is. Give baseUrl with its scheme, e.g. https://portal.example${origin ? ', or none on the portal’s own pages' : ''}.`,
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** `URL.parse` for phones of before 2024. */
function parsed(address: string, base: string | undefined): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The address of a call, for a link: the browser makes the call with the session's cookie and saves what it
 * answers, however long that is. What is undefined or empty is left out.
 *
 * @param base - address of the portal; '' for a link on its own pages
 *
 * @example
 * ```ts
 * link.href = callAddress(exportOrders, { query: { status: 'done' } }, portal.address);
 * ```
 */
export function callAddress<E extends GetEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  base = '',
): string {
  const { params, query = {} } = request as {
    params?: Readonly<Record<string, string>>;
    query?: Readonly<Record<string, string | number | boolean | undefined>>;
  };
  const presentEntries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(presentEntries).toString();
  return base + pathOf(endpoint, params) + (search && `?${search}`);
}

/** The path of a call with its parameters in it. */
export function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
