import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { createBusyHotel, formatSeconds } from '../../test/resilience/busy-hotel.ts';
import type { PortalProcess } from '../../test/resilience/portal-process.ts';
import { registerGuest } from '../hotel-visitors.ts';

/** Every guest has the same address here. */
export const manyGuests = {
  SMS_PER_ADDRESS_PER_HOUR: '100000',
  SMS_PER_ADDRESS_PER_DAY: '100000',
  LIVE_CONNECTIONS_PER_NETWORK: '100000',
  LIVE_HANDSHAKES_PER_MINUTE: '100000',
};

const pollMilliseconds = 100;
const unansweredMilliseconds = 60_000;

/**
 * Has something happen to a portal while guests order, write, pay and sign in, and tells what they saw, what
 * the log said, and how soon it went on.
 *
 * @returns whether everything that was acknowledged is there once.
 */
export async function play(
  portal: PortalProcess,
  name: string,
  happen: () => Promise<void>,
): Promise<boolean> {
  const hotel = await createBusyHotel(portal);
  const linesBefore = logLines(portal).length;
  const watch = watchAsGuest(portal.url, await registerGuest(portal));
  hotel.begin();
  await hotel.isBusy();
  await happen();
  const seconds = await hotel.goesOn();
  await hotel.end();
  const seen = await watch.end();
  const { acknowledged, stored } = await hotel.account();
  const isHeld = isDeepStrictEqual(acknowledged, stored);
  // What it printed before it was killed is gone with it.
  const lines = logLines(portal);
  const logged = countOf(lines.slice(lines.length < linesBefore ? 0 : linesBefore));
  print(name);
  print(
    `  guests saw    ${listed(seen.statuses)}; longest answer ${inSeconds(seen.maxMilliseconds)} s`,
  );
  print(`  recovered     after it was whole again: ${formatSeconds(seconds)}`);
  print(`  acknowledged  ${isHeld ? 'all there once' : 'LOST OR DOUBLED'}`);
  print(`  log           ${listed(logged) || 'nothing'}`);
  return isHeld;
}

/** A guest who looks at the rooms ten times a second, four at a time. */
function watchAsGuest(url: string, token: string) {
  const statuses = new Map<string, number>();
  let maxMilliseconds = 0;
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const requestedAt = performance.now();
      const status = await fetch(`${url}/api/rooms`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(unansweredMilliseconds),
      }).then(
        async (response) => {
          await response.text();
          return String(response.status);
        },
        (error: unknown) => (isTimeout(error) ? 'no answer' : 'no connection'),
      );
      maxMilliseconds = Math.max(maxMilliseconds, performance.now() - requestedAt);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(pollMilliseconds);
    }
  });
  return {
    async end() {
      isOver = true;
      await Promise.all(visitors);
      return { statuses, maxMilliseconds };
    },
  };
}

function logLines({ output }: PortalProcess): string[] {
  return output()
    .split('\n')
    .filter((line) => line !== '');
}

/** Lines by what they say. */
function countOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const message = /^\{.*"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 60);
    const reason = /"reason":"([^"]*)"/.exec(line)?.[1];
    const what = reason === undefined ? message : `${message} (${reason})`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

/** Prints a line. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
