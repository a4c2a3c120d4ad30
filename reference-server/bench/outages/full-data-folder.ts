import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPortalProcess } from '../../test/resilience/portal-process.ts';
import { manyGuests, play, print } from './play.ts';
import { mountSmallDisk } from './small-disk.ts';

/*
 * What guests see, and the log says, while the disk with the data of a demo, its embedded database and its
 * sandbox is full, and when there is room again. Only root can mount the small disk; ends with 1 when it
 * cannot be mounted, or when anything that was acknowledged is lost or doubled:
 *
 *   node --conditions=@portal/source reference-server/bench/outages/full-data-folder.ts [seconds]
 */

/** The database and its journals take a good hundred. */
const diskMegabytes = 300;
const seconds = Number(process.argv[2] ?? 20);

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-small-disk-'));
const disk = await mountSmallDisk(dataDir, diskMegabytes);
if (!disk) throw new Error('No small disk can be mounted: on Linux, root can.');
try {
  const environment = { ...manyGuests, LOG_LEVEL: 'warn' };
  const portal = await createPortalProcess({ dataDir, environment });
  try {
    await portal.start();
    const isHeld = await play(portal, 'disk of DATA_DIR full', async () => {
      await disk.fill();
      await wait(seconds * 1000);
      const ready = await fetch(`${portal.url}/readyz`);
      print(`/readyz ${ready.status}: ${await ready.text()}`);
      await disk.empty();
    });
    process.exitCode = isHeld ? 0 : 1;
  } finally {
    await portal.kill();
  }
} finally {
  await disk.unmount();
  await rm(dataDir, { recursive: true });
}
