import { afterAll } from 'vitest';

/**
 * Starts what all tests of a file share, and stops it after the last of them.
 *
 * @example
 * ```ts
 * const portal = await sharedByTests(createTestPortal({ seed: seedShop }));
 * ```
 */
export async function sharedByTests<Started extends { stop(): unknown }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting;
  afterAll(async () => started.stop());
  return started;
}
