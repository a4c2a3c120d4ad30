import { describe, expect, it } from 'vitest';
import { startFuzzPortal } from './fuzz-portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const portal = await sharedByTests(startFuzzPortal());

/** Nothing slow twice: on a real server come others. */
const seed = process.env['DATABASE_URL'] ? 2 : 1;

/** A few of those that `fuzz-many.ts` sends. */
describe('inputs from the schemas, right, nearly right and hostile', { timeout: 300_000 }, () => {
  it('are answered as the contract says, whoever calls', async () => {
    expect(await portal.sendCalls(seed, 250)).toBeNull();
    await portal.mustServe();
  });

  it('end no live connection but their own', async () => {
    expect(await portal.talk(seed, 20)).toBeNull();
    await portal.mustServe();
  });
});
