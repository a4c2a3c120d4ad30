import type { Banquet } from '@portal/domain/banquets';
import { setTimeout as delay } from 'node:timers/promises';
import type { BanquetQueries } from './banquet-queries.ts';
import { banquetOf } from './banquet-row.ts';

const maxWaitMilliseconds = 4_500;
const pauseMilliseconds = 150;

/**
 * Waits for the restaurant to call a banquet off, so that whoever asked sees the end of it. Where that
 * takes longer the banquet is returned as it stands, and goes on being called off.
 */
export async function waitUntilCalledOff(
  queries: BanquetQueries,
  banquet: Banquet,
): Promise<Banquet> {
  const until = performance.now() + maxWaitMilliseconds;
  let newest = banquet;
  while (newest.attributes.reserveState === 'canceling' && performance.now() < until) {
    await delay(pauseMilliseconds);
    const row = await queries.find(banquet.id);
    if (row) newest = banquetOf(row);
  }
  return newest;
}
