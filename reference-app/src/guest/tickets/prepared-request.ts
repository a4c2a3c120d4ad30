/** What guests ask for so often that its words are prepared. */
const preparedRequests = ['towels', 'cleaning', 'taxi'] as const;
/** What guests ask for so often that its words are prepared. */
export type PreparedRequest = (typeof preparedRequests)[number];

const parameter = 'about';

/** Where such a request is written. */
export function preparedRequestPath(request: PreparedRequest): string {
  return `/help/new?${parameter}=${request}`;
}

/** The request an address asks for, or null. */
export function preparedRequestIn(search: URLSearchParams): PreparedRequest | null {
  const value = search.get(parameter);
  return preparedRequests.find((request) => request === value) ?? null;
}
