/**
 * Reads all of an answer before it counts as one: an answer that breaks off halfway is a lost
 * connection like any other.
 *
 * @throws TypeError `network error` when it breaks off.
 */
export async function receiveWhole(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw new TypeError('network error', { cause });
  });
  return new Response(bytes.byteLength === 0 ? null : bytes, response);
}
