/**
 * A random UUID (RFC 9562, version 4): for an idempotency key, a message's `clientId`, a visitor.
 * `crypto.randomUUID` would be missing where a page comes by plain http, and in Safari before 15.4.
 *
 * @example
 * ```ts
 * await portal.orders.place({ order: order }, { idempotencyKey: randomId() });
 * ```
 */
export function randomId(): string {
  // The 4 is the version; in place of the 8, the variant, stands one of 8 to b.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) + (drawn % (digit === '8' ? 4 : 16))).toString(16);
  });
}
