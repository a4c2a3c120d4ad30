// Keeps this machine busy while a command runs, to see whether the command bears it:
//   node .ci/under-load.mjs [--load 8] npm test -- orders
// The load is the length of the queue for the processor, as `uptime` counts it: what the command
// brings itself is counted, and processes that only compute make up the rest.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, loadavg } from 'node:os';

const everyMilliseconds = 500;
/**
 * Computes until it is ended, or until nobody is there any more to end it: whose process that is stands in its
 * name, as its parent is another one where it begins after that one's end.
 */
const computing =
  'while kill -0 "${0#busy-for-}"; do i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done; done';

/**
 * @param {string[]} given
 * @returns {{ load: number, command: string[] } | undefined} nothing when it cannot be understood
 */
export function parseLoad(args) {
  const [flag, value, ...rest] = args;
  const { load, command } =
    flag === '--load' ? { load: Number(value), command: rest } : { load: 8, command: args };
  const isUnderstood = Number.isInteger(load) && load > 0 && command.length > 0;
  return isUnderstood && !command[0].startsWith('-') ? { load, command } : undefined;
}

/**
 * How many processes that only compute there should be, so that with the others as many as the load
 * are waiting for the processor or running.
 *
 * @param {number} load
 * @param {number} waiting all that run or wait now, those that only compute included
 * @param {number} busy those that only compute
 */
export function busyProcesses(load, waiting, busy) {
  return Math.min(load, Math.max(0, load - (waiting - busy)));
}

/** What runs or waits for the processor at this moment, this process not counted. */
function waitingNow() {
  // Linux counts them; elsewhere the average of the last minute has to do.
  if (process.platform !== 'linux') return Math.round(loadavg()[0]);
  return Number(/ (\d+)\/\d+ /.exec(readFileSync('/proc/loadavg', 'utf8'))[1]) - 1;
}

async function underLoad({ load, command: [name, ...args] }) {
  const busy = [];
  const adjust = () => {
    const target = busyProcesses(load, waitingNow(), busy.length);
    while (busy.length > target) busy.pop().kill('SIGKILL');
    while (busy.length < target)
      busy.push(spawn('sh', ['-c', computing, `busy-for-${process.pid}`], { stdio: 'ignore' }));
  };
  const timer = setInterval(adjust, everyMilliseconds);
  adjust();
  const end = () => {
    clearInterval(timer);
    for (const each of busy.splice(0)) each.kill('SIGKILL');
  };
  process.on('exit', end);
  try {
    return await runToEnd(name, args);
  } finally {
    end();
  }
}

function runToEnd(name, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

if (import.meta.filename === process.argv[1]) {
  const request = parseLoad(process.argv.slice(2));
  if (request) process.exitCode = await underLoad(request);
  else {
    console.error('Say what to run: node .ci/under-load.mjs [--load 8] npm test -- orders');
    process.exitCode = 2;
  }
}
