/** An answer of the portal, as it came. */
export interface RestaurantReply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Calls the portal by plain HTTP, so that headers can be seen: with a body by POST, else by GET. */
export async function callRestaurant(
  { url }: { url: string },
  path: string,
  body?: object,
  headers: object = {},
): Promise<RestaurantReply> {
  const response = await fetch(`${url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
