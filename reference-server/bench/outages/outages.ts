import { setTimeout as wait } from 'node:timers/promises';
import { layCuttableLine, type CuttableLine } from '../../test/resilience/cuttable-line.ts';
import { createPortalProcess, type PortalProcess } from '../../test/resilience/portal-process.ts';
import { createOwnPostgres, createOwnRedis, type OwnService } from './own-services.ts';
import { manyGuests, play, print } from './play.ts';

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
  readonly postgres: Awaited<ReturnType<typeof createOwnPostgres>>;
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

const diskCase = 'disk of PostgreSQL full';
/** PostgreSQL takes a good hundred. */
const diskMegabytes = 400;
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
    name: diskCase,
    async happen({ postgres: { disk }, away }) {
      await disk?.fill();
      await away();
      await disk?.empty();
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

const { seconds, nameParts } = readArguments(process.argv.slice(2));
const chosen = cases.filter(({ name }) => nameParts.every((part) => name.includes(part)));
const stage = await setStage();
try {
  let isHeld = true;
  for (const each of chosen) {
    if (each.name === diskCase && !stage.postgres.disk) {
      print(`${diskCase}: not tried, as only root can mount a small disk`);
    } else isHeld = (await play(stage.portal, each.name, () => each.happen(stage))) && isHeld;
  }
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await stage.remove();
}

async function setStage(): Promise<Stage & { remove(): Promise<void> }> {
  const removals: (() => Promise<void>)[] = [];
  async function remove(): Promise<void> {
    for (const each of removals.toReversed()) await each();
  }
  try {
    const postgres = await createOwnPostgres({ diskMegabytes });
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

function readArguments(args: readonly string[]): { seconds: number; nameParts: readonly string[] } {
  const at = args.indexOf('--seconds');
  const nameParts = at < 0 ? args : args.toSpliced(at, 2);
  return { seconds: at < 0 ? 20 : Number(args[at + 1]), nameParts };
}
