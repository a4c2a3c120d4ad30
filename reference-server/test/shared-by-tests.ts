import { afterAll } from 'vitest';

/** Hooks have as long. */
const hungMilliseconds = 60_000;

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
  const hung = new Promise<never>((_, reject) => {
    const error = new Error(`Nothing started within ${hungMilliseconds / 1000} s.`);
    setTimeout(reject, hungMilliseconds, error).unref();
  });
  const started = await Promise.race([starting, hung]);
  afterAll(async () => started.stop());
  return started;
}
