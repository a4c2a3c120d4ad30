import type { Endpoint, RequestOf } from '@portal/domain';

/** A call that a link can make. */
type ReadingEndpoint = Endpoint & { readonly method: 'GET' };

/**
 * Path and query of a call, for a link on the portal's own address: the browser makes the call with the
 * session's cookie and saves what it answers, however long that is. What is undefined is left out.
 *
 * @example
 * ```ts
 * link.href = callAddress(exportOrders, { query: { status: 'done' } });
 * ```
 */
export function callAddress<E extends ReadingEndpoint>(endpoint: E, request: RequestOf<E>): string {
  const { params, query = {} } = request as {
    params?: Readonly<Record<string, string>>;
    query?: Readonly<Record<string, string | undefined>>;
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(given).toString();
  return pathOf(endpoint, params) + (search && `?${search}`);
}

/** The path of a call with its parameters in it. */
export function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
