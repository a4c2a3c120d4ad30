import { startWorker } from './start-worker.ts';

declare const self: ServiceWorkerGlobalScope;

startWorker(self);
