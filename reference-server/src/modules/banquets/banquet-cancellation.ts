import { setTimeout as delay } from 'node:timers/promises';
import type { BanquetQueries } from './banquet-queries.ts';
import { reserveOf, type BanquetRow } from './banquet-row.ts';

const maxWaitMilliseconds = 4_500;
const pauseMilliseconds = 150;

/**
 * Waits for the restaurant to call a banquet off, so that whoever asked sees the end of it. Where that
 * takes longer the banquet is returned as it stands, and goes on being called off.
 */
export async function waitUntilCalledOff(
  queries: BanquetQueries,
  row: BanquetRow,
): Promise<BanquetRow> {
  const until = performance.now() + maxWaitMilliseconds;
  let newest = row;
  while (reserveOf(newest)?.state === 'canceling' && performance.now() < until) {
    await delay(pauseMilliseconds);
    newest = (await queries.find(row.id)) ?? newest;
  }
  return newest;
}
