import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process that another one started. */
export interface Descendant {
  readonly pid: number;
  readonly parent: number;
  /** Its program and arguments. */
  readonly command: string;
}

/** Every process that this one started, and those that they started. */
export async function descendantsOf(pid: number): Promise<Descendant[]> {
  const all = process.platform === 'linux' ? await readProcFolder() : await runPs();
  const found: Descendant[] = [];
  const parents = new Set([pid]);
  // A child may stand before its parent.
  for (let known = 0; known < parents.size;) {
    known = parents.size;
    for (const one of all) {
      if (!parents.has(one.parent) || parents.has(one.pid)) continue;
      parents.add(one.pid);
      found.push(one);
    }
  }
  return found;
}

/** Small Linux images have no `ps`. */
async function readProcFolder(): Promise<Descendant[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const read = await Promise.all(pids.map((pid) => readProcess(pid).catch(() => undefined)));
  return read.filter((one) => one !== undefined);
}

async function readProcess(pid: number): Promise<Descendant> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  // The name of the program, in brackets, may hold anything.
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(parent), command: command.replaceAll('\0', ' ') };
}

async function runPs(): Promise<Descendant[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
