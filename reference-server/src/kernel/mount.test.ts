import { describe, expect, it } from 'vitest';
import { echo, echoRoute, startKernel } from '../../test/kernel-server.ts';

describe('mounting', () => {
  it('fails when a call of the contract has no handler', async () => {
    await expect(startKernel({ routes: [], contract: [echo] })).rejects.toThrow('POST /api/echo');
  });

  it('fails when a call has two handlers', async () => {
    await expect(startKernel({ routes: [echoRoute, echoRoute], contract: [echo] })).rejects.toThrow(
      'mounted twice',
    );
  });
});
