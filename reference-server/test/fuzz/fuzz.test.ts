import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFuzzPortal, type FuzzPortal } from './fuzz-portal.ts';

let portal: FuzzPortal;
beforeAll(async () => {
  portal = await startFuzzPortal();
});
afterAll(() => portal.stop());

/** A few of those that `fuzz-many.ts` sends. */
describe('inputs from the schemas, right, nearly right and hostile', { timeout: 300_000 }, () => {
  it('are answered as the contract says, whoever calls', async () => {
    expect(await portal.sendCalls(1, 500)).toBeNull();
    await portal.mustServe();
  });

  it('end no live connection but their own', async () => {
    expect(await portal.talk(1, 20)).toBeNull();
    await portal.mustServe();
  });
});
