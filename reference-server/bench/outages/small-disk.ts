import { execFile } from 'node:child_process';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk small enough to be filled. */
export interface SmallDisk {
  /** Leaves no byte free. */
  fill(): Promise<void>;
  /** Gives back what filling took. */
  empty(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts one at a folder, which only root may, on Linux; null where it cannot be done. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  const filler = path.join(folder, 'filler');
  return {
    fill: () => fillDisk(filler),
    empty: () => rm(filler, { force: true }),
    unmount: async () => void (await run('umount', [folder])),
  };
}

async function fillDisk(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    // The last pages one by one.
    for (const block of [Buffer.alloc(1024 * 1024, 1), Buffer.alloc(4096, 1)]) {
      await writeUntilFull(handle, block);
    }
  } finally {
    await handle.close();
  }
}

async function writeUntilFull(handle: FileHandle, block: Buffer): Promise<void> {
  try {
    for (;;) await handle.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
