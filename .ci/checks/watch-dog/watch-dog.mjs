import { Worker } from 'node:worker_threads';

const nameOnGlobal = Symbol.for('portal.watch-dog');

/**
 * Watches over the test files of this process, from a thread of its own, which goes on working while
 * the process computes without an end or waits for something that does not come.
 *
 * @typedef {object} WatchDog
 * @property {(file: string) => void} begin a test file begins; one that is already watched goes on counting
 * @property {(test: string | undefined) => void} running the test that runs now, or none, as between tests
 * @property {() => void} end the file has ended
 */

/**
 * Ends this process when one of its test files takes longer than the limit, after it has printed which
 * one that was, which test was running and what waited for what. There is one in each process: asked
 * again, as by a setup file, it gives the same one.
 *
 * @param {object} limit `TEST_FILE_LIMIT_SECONDS` in the environment takes its place
 * @param {number} limit.minutes
 * @param {() => string[]} [limit.queues] what waits for what in this process, a line each
 * @returns {WatchDog}
 */
export function startWatchDog({ minutes, queues = () => [] }) {
  globalThis[nameOnGlobal] ??= watchDog(
    Number(process.env.TEST_FILE_LIMIT_SECONDS) || minutes * 60,
    queues,
  );
  return globalThis[nameOnGlobal];
}

/** @returns {WatchDog} */
function watchDog(limitSeconds, queues) {
  const thread = new Worker(new URL('watch-dog-thread.mjs', import.meta.url), {
    workerData: { limitSeconds },
    // Nothing of how the tests are loaded, or looked into by a debugger, is meant for it.
    execArgv: [],
  });
  thread.on('message', () => thread.postMessage({ queues: queues() }));
  thread.unref();
  let watched;
  return {
    begin(file) {
      if (file === watched) return;
      watched = file;
      thread.postMessage({ file });
    },
    running(test) {
      thread.postMessage({ test });
    },
    end() {
      watched = undefined;
      thread.postMessage({ file: undefined });
    },
  };
}
