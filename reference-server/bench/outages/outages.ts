import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { createBusyHotel } from '../../test/resilience/busy-hotel.ts';
import { layCuttableLine, type CuttableLine } from '../../test/resilience/cuttable-line.ts';
import { createPortalProcess, type PortalProcess } from '../../test/resilience/portal-process.ts';
import { registerGuest } from '../hotel-visitors.ts';
import { createOwnPostgres, createOwnRedis, type OwnService } from './own-services.ts';

/*
 * What guests see, and the log says, while what the portal stands on goes away: a portal as in production on
 * a PostgreSQL and a Redis of this script's own, through lines of its own, with guests who order, write,
 * pay and sign in meanwhile. Needs PostgreSQL and Redis on this machine; ends with 1 when anything that was
 * acknowledged is lost or doubled:
 *
 *   node --conditions=@portal/source reference-server/bench/outages/outages.ts [--seconds 20] [words of cases]
 */

interface Stage {
  readonly portal: PortalProcess;
  readonly postgres: OwnService;
  readonly redis: OwnService;
  readonly toPostgres: CuttableLine;
  readonly toRedis: CuttableLine;
  /** How long what is away stays away. */
  readonly away: () => Promise<void>;
}

interface Case {
  readonly name: string;
  readonly happen: (stage: Stage) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    name: 'PostgreSQL restarted in good order',
    async happen({ postgres }) {
      await postgres.end('fast');
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL killed and started',
    async happen({ postgres }) {
      await postgres.end('killed');
      await postgres.start();
    },
  },
  {
    name: 'PostgreSQL away',
    async happen({ postgres, away }) {
      await postgres.end('fast');
      await away();
      await postgres.start();
    },
  },
  {
    name: 'line to PostgreSQL cut',
    async happen({ toPostgres, away }) {
      await toPostgres.cut();
      await away();
      await toPostgres.mend();
    },
  },
  {
    name: 'line to PostgreSQL silent',
    async happen({ toPostgres, away }) {
      toPostgres.freeze();
      await away();
      await toPostgres.mend();
    },
  },
  {
    name: 'line to PostgreSQL slow (200 ms each way)',
    async happen({ toPostgres, away }) {
      toPostgres.delay(200);
      await away();
      toPostgres.delay(0);
    },
  },
  {
    name: 'portal killed and started',
    async happen({ portal }) {
      await portal.kill();
      await portal.start();
    },
  },
  {
    name: 'portal stands still',
    async happen({ portal, away }) {
      await portal.freeze('server');
      await away();
      await portal.unfreeze('server');
    },
  },
  {
    name: 'sandbox killed',
    happen: ({ portal }) => portal.killPart('sandbox'),
  },
  {
    name: 'Redis away',
    async happen({ redis, away }) {
      await redis.end('killed');
      await away();
      await redis.start();
    },
  },
  {
    name: 'line to Redis silent',
    async happen({ toRedis, away }) {
      toRedis.freeze();
      await away();
      await toRedis.mend();
    },
  },
];

/** Every guest has the same address here. */
const manyGuests = {
  SMS_PER_ADDRESS_PER_HOUR: '100000',
  SMS_PER_ADDRESS_PER_DAY: '100000',
  LIVE_CONNECTIONS_PER_NETWORK: '100000',
  LIVE_HANDSHAKES_PER_MINUTE: '100000',
};
const lookMilliseconds = 100;
const unansweredMilliseconds = 60_000;

const { seconds, words } = readArguments(process.argv.slice(2));
const chosen = cases.filter(({ name }) => words.every((word) => name.includes(word)));
const stage = await setStage();
try {
  let isHeld = true;
  for (const each of chosen) isHeld = (await play(each)) && isHeld;
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await stage.remove();
}

async function play({ name, happen }: Case): Promise<boolean> {
  const hotel = await createBusyHotel(stage.portal);
  const linesBefore = logLines(stage.portal).length;
  const watch = watchAsGuest(stage.portal.url, await registerGuest(stage.portal));
  hotel.begin();
  await hotel.isBusy();
  await happen(stage);
  const mendedAt = performance.now();
  await hotel.isReady();
  await hotel.place(randomUUID());
  const recovery = (performance.now() - mendedAt) / 1000;
  await hotel.end();
  const seen = await watch.end();
  const { acknowledged, kept } = await hotel.account();
  const isHeld = isDeepStrictEqual(acknowledged, kept);
  // What it printed before it was killed is gone with it.
  const lines = logLines(stage.portal);
  const said = countOf(lines.slice(lines.length < linesBefore ? 0 : linesBefore));
  say(name);
  say(`  guests saw    ${listed(seen.statuses)}; longest answer ${inSeconds(seen.longest)} s`);
  say(`  recovered     ${recovery.toFixed(1)} s after it was whole again`);
  say(`  acknowledged  ${isHeld ? 'all there once' : 'LOST OR DOUBLED'}`);
  say(`  log           ${listed(said) || 'nothing'}`);
  return isHeld;
}

/** A guest who looks at the rooms ten times a second, four at a time. */
function watchAsGuest(url: string, token: string) {
  const statuses = new Map<string, number>();
  let longest = 0;
  let isOver = false;
  const looking = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const asked = performance.now();
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
      longest = Math.max(longest, performance.now() - asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(lookMilliseconds);
    }
  });
  return {
    async end() {
      isOver = true;
      await Promise.all(looking);
      return { statuses, longest };
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
    const said = /^\{.*"msg":"([^"]*)"/.exec(line)?.[1] ?? line.slice(0, 60);
    const reason = /"reason":"([^"]*)"/.exec(line)?.[1];
    const what = reason === undefined ? said : `${said} (${reason})`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts;
}

async function setStage(): Promise<Stage & { remove(): Promise<void> }> {
  const removals: (() => Promise<void>)[] = [];
  async function remove(): Promise<void> {
    for (const each of removals.toReversed()) await each();
  }
  try {
    const postgres = await createOwnPostgres();
    removals.push(() => postgres.remove());
    const redis = await createOwnRedis();
    removals.push(() => redis.remove());
    await Promise.all([postgres.start(), redis.start()]);
    const toPostgres = await layCuttableLine(postgres.url);
    removals.push(() => toPostgres.stop());
    const toRedis = await layCuttableLine(redis.url);
    removals.push(() => toRedis.stop());
    const environment = {
      ...{ ...manyGuests, LOG_LEVEL: 'warn' },
      ...{ DATABASE_URL: toPostgres.url, REDIS_URL: toRedis.url },
    };
    const portal = await createPortalProcess({ environment });
    removals.push(() => portal.remove());
    await portal.start();
    const away = () => wait(seconds * 1000);
    return { portal, postgres, redis, toPostgres, toRedis, away, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function readArguments(given: readonly string[]): { seconds: number; words: readonly string[] } {
  const at = given.indexOf('--seconds');
  const words = at < 0 ? given : given.toSpliced(at, 2);
  return { seconds: at < 0 ? 20 : Number(given[at + 1]), words };
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
