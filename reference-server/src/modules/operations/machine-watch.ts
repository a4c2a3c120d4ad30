import type { Logger } from 'pino';
import {
  judgeDescriptors,
  judgeDisk,
  judgeMemory,
  type MachineSnapshot,
  type Supply,
} from './machine.ts';

/** What of the machine is watched. */
export type MachinePart = 'disk' | 'descriptors' | 'memory';

/** What watching the machine takes. */
export interface MachineWatchOptions {
  readonly read: () => Promise<MachineSnapshot>;
  readonly log: Logger;
}

/** The machine as it was a few seconds ago: asking costs nothing. */
export type MachineWatch = ReturnType<typeof createMachineWatch>;

const pollMilliseconds = 10_000;
const megabyte = 1e6;

const todos: Record<MachinePart, string> = {
  disk: 'Make room where DATA_DIR is: look into its folder "backups" first.',
  descriptors:
    'Raise the limit of open files (ulimit -n, LimitNOFILE), and look who keeps so many.',
  memory: 'Give it more (NODE_OPTIONS=--max-old-space-size=…), or start it again.',
};

/** Watches it. What is read once may be chance: a change counts when it is read twice, but for the first. */
export function createMachineWatch({ read, log }: MachineWatchOptions) {
  const supplies: Record<MachinePart, Supply> = {
    disk: 'enough',
    descriptors: 'enough',
    memory: 'enough',
  };
  let before: Record<MachinePart, Supply> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();

  async function check(): Promise<void> {
    const snapshot = await read();
    const now: Record<MachinePart, Supply> = {
      disk: judgeDisk(snapshot.disk),
      descriptors: judgeDescriptors(snapshot.descriptors),
      memory: judgeMemory(snapshot),
    };
    for (const part of ['disk', 'descriptors', 'memory'] as const) {
      const isSure = before === null || before[part] === now[part];
      if (!isSure || supplies[part] === now[part]) continue;
      supplies[part] = now[part];
      logSupply(part, now[part], snapshot);
    }
    before = now;
  }

  function logSupply(part: MachinePart, supply: Supply, snapshot: MachineSnapshot): void {
    const details = { part, supply, ...detailsOf(part, snapshot) };
    if (supply === 'enough') log.info(details, 'machine: enough again');
    else if (supply === 'out') log.error(details, `machine: out of it. ${todos[part]}`);
    else log.warn(details, `machine: ${supply} of it. ${todos[part]}`);
  }

  function checkAgain(): void {
    checking = check().catch((error: unknown) => log.warn({ err: error }, 'machine not read'));
  }

  return {
    supplies,
    /** Whether there is enough of everything for whoever may come again later. */
    hasRoom: (): boolean => supplies.descriptors !== 'out' && supplies.memory !== 'out',
    /** Looks now, and says what has changed. */
    check,
    start() {
      timer = setInterval(checkAgain, pollMilliseconds).unref();
    },
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}

function detailsOf(
  part: MachinePart,
  { disk, descriptors, heap, memory }: MachineSnapshot,
): object {
  if (part === 'descriptors') return { ...descriptors };
  if (part === 'disk') return { freeMegabytes: Math.round((disk.limit - disk.used) / megabyte) };
  return {
    heapMegabytes: Math.round(heap.used / megabyte),
    heapLimitMegabytes: Math.round(heap.limit / megabyte),
    freeMegabytes: Math.round((memory.limit - memory.used) / megabyte),
  };
}
