// The thread of watch-dog.mjs: counts the time of the test file that runs and ends the process past it.
import { writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { descendantsOf } from '../../../reference-server/test/resilience/process-tree.ts';
import { root } from '../../run-process.mjs';
import { hangLine } from '../report/progress.mjs';
import { folderOfDatabase, whatWaits } from './what-waits.mjs';

/** How long may be looked for what waits; each database is given less. */
const findSeconds = 10;
const answerSeconds = 3;
const { limitSeconds } = workerData;
let test;
let limit;
let answered = () => undefined;

parentPort.on('message', (message) => {
  if ('queues' in message) return void answered(message.queues);
  if ('file' in message) watch(message.file);
  test = message.test;
});

function watch(file) {
  clearTimeout(limit);
  limit = file && setTimeout(() => void endProcess(file), limitSeconds * 1000);
}

async function endProcess(file) {
  let started = [];
  const found = async () => {
    started = await descendantsOf(process.pid);
    return (await Promise.all([queuesInProcess(), whatWaits(started)])).flat();
  };
  // Files are read by threads that the whole process shares, all of which may hang as well.
  const tooLate = wait(findSeconds * 1000, ['what waited was not found out in time']);
  const waits = await Promise.race([found(), tooLate]).catch((error) => [
    `what waited could not be found out: ${error.message}`,
  ]);
  print(hangLine({ file: path.relative(root, file), test, seconds: limitSeconds, waits }));
  for (const { pid, command } of started) {
    // A database ends by itself, in good order, as soon as whoever started it is gone.
    if (folderOfDatabase(command) === undefined) kill(pid);
  }
  kill(process.pid);
}

/** As the process itself says, unless it is at work, or hangs. */
async function queuesInProcess() {
  const answer = new Promise((resolve) => (answered = resolve));
  parentPort.postMessage('queues');
  return Promise.race([answer, wait(answerSeconds * 1000, [])]);
}

/** On a line of its own, whatever the process was about to say. */
function print(line) {
  let rest = Buffer.from(`\n${line}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      // The pipe is full: whoever reads it is busy.
      if (error.code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
