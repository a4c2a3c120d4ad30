import { readdir, statfs } from 'node:fs/promises';
import os from 'node:os';
import v8 from 'node:v8';

/** So much of something is used, of so much that there is. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
}

/** What this machine gives this process, and what of it is left. */
export interface MachineSnapshot {
  /** Bytes of the file system where DATA_DIR is, without those reserved for root. */
  readonly disk: Usage;
  /** Files and sockets this process may have open at once; null where the system does not say. */
  readonly descriptors: Usage | null;
  /** Bytes of JavaScript's heap. */
  readonly heap: Usage;
  /** Bytes of the machine, or of the container that bounds this process. */
  readonly memory: Usage;
}

/** How much is left: enough, worth a look, to be mended at once, or nothing that one could work with. */
export type Supply = 'enough' | 'low' | 'short' | 'out';

/** Looks at this machine, and at this process on it. */
export async function readMachine(dataDir: string): Promise<MachineSnapshot> {
  const { bavail, blocks, bsize } = await statfs(dataDir).catch(() => statfs('.'));
  const { used_heap_size: heap, heap_size_limit: heapLimit } = v8.getHeapStatistics();
  const all = os.totalmem();
  const container = process.constrainedMemory();
  const isBounded = container > 0 && container < all;
  return {
    disk: { used: (blocks - bavail) * bsize, limit: blocks * bsize },
    descriptors: await readDescriptors(),
    heap: { used: heap, limit: heapLimit },
    // What a container counts as used holds files that may be dropped at any time.
    memory: isBounded
      ? { used: process.memoryUsage.rss(), limit: container }
      : { used: all - process.availableMemory(), limit: all },
  };
}

let descriptorLimit: number | null | undefined;

async function readDescriptors(): Promise<Usage | null> {
  descriptorLimit ??= readDescriptorLimit();
  const limit = descriptorLimit;
  if (limit === null) return null;
  try {
    return { used: (await readdir('/dev/fd')).length, limit };
  } catch (error) {
    const isOut = ['EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '');
    return isOut ? { used: limit, limit } : null;
  }
}

/** By the report, which knows it on every system that has such a limit. */
function readDescriptorLimit(): number | null {
  // It would ask for the names of who is connected.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}

const megabyte = 1e6;
const gigabyte = 1e9;
/** PostgreSQL begins its log's next file with 16 MB. */
const lastRoom = 32 * megabyte;

/** How much room a disk has. */
export function judgeDisk({ used, limit }: Usage): Supply {
  const free = limit - used;
  if (free < lastRoom) return 'out';
  if (free < gigabyte / 4) return 'short';
  return free < 2 * gigabyte || free < limit * 0.05 ? 'low' : 'enough';
}

/** How many more files and sockets may be opened. */
export function judgeDescriptors(usage: Usage | null): Supply {
  return usage ? judgeShare(usage) : 'enough';
}

/** How far the process is from running out of memory: by its heap, or because the machine does. */
export function judgeMemory({ heap, memory }: Pick<MachineSnapshot, 'heap' | 'memory'>): Supply {
  const ofHeap = judgeShare(heap);
  // What other programs take is nothing that this one could refuse.
  return ofHeap === 'enough' && memory.used / memory.limit >= 0.95 ? 'short' : ofHeap;
}

function judgeShare({ used, limit }: Usage): Supply {
  const share = used / Math.max(1, limit);
  if (share >= 0.95) return 'out';
  return share >= 0.8 ? 'short' : 'enough';
}

/** Connections this process may have at once. */
export interface ConnectionBounds {
  /** All of them; a further one is ended before it costs anything. */
  readonly all: number;
  /** Those that stay, as live ones do: the rest is for calls. */
  readonly live: number;
}

const maxConnections = 10_000;
/** For the database, Redis, providers, files that are served, and what a start has not opened yet. */
const otherDescriptors = 100;
const minConnections = 50;
/** The embedded database's process keeps some 300 files open, under the same limit. */
const embeddedDescriptors = 512;
/** As many as most systems give. */
const usualDescriptors = 4_096;
const raise = 'Raise it: ulimit -n 4096, or LimitNOFILE=4096 in the unit of systemd.';

/**
 * How many connections the descriptors are enough for.
 *
 * @throws Error when they are not enough to serve anybody, or for the embedded database, saying what to do.
 */
export function connectionBounds(
  descriptors: Usage | null,
  { isDatabaseHere = false } = {},
): ConnectionBounds {
  const { used, limit } = descriptors ?? { used: 0, limit: Infinity };
  const left = limit - used - otherDescriptors;
  const needed = Math.max(
    used + otherDescriptors + minConnections,
    isDatabaseHere ? embeddedDescriptors : 0,
  );
  if (limit < needed) {
    const what = `The portal may open ${limit} files and sockets at once, and needs ${needed} at least.`;
    throw new Error(`${what} ${raise}`);
  }
  const all = Math.min(maxConnections, left);
  return { all, live: Math.floor(all * 0.8) };
}

/** Said at a start where there are fewer descriptors than most systems give; null where there are not. */
export function descriptorWarning(descriptors: Usage | null): string | null {
  if (!descriptors || descriptors.limit >= usualDescriptors) return null;
  const what = `Only ${descriptors.limit} files and sockets may be open at once.`;
  return `${what} Pages past what is left for them are not connected live. ${raise}`;
}
