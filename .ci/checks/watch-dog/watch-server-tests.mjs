// Setup of the server's tests: a file that hangs is ended and named, and the others go on.
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { workerQueues } from '../../../reference-server/test/databases/worker-database.ts';
import { startWatchDog } from './watch-dog.mjs';

const watchDog = startWatchDog({ minutes: 6, queues: workerQueues });

watchDog.begin(expect.getState().testPath);
beforeEach(({ task }) => watchDog.running(task.fullTestName));
afterEach(() => watchDog.running(undefined));
afterAll(() => watchDog.end());
