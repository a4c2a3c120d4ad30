import { fetchAttention } from '@portal/domain/unattended';
import type { Logger } from 'pino';
import { implement } from '../../kernel/route.ts';
import { createWorker } from '../../outbox/worker.ts';
import { unattendedThings } from './unattended-repository.ts';
import {
  createUnattendedWorker,
  unattendedOf,
  type UnattendedOptions,
} from './unattended-worker.ts';

const pollMilliseconds = 5_000;

/** Things that nobody is there to see: the watch over them, and what a guest may ask of them. */
export function createUnattendedModule(options: UnattendedOptions & { readonly log: Logger }) {
  const { prisma, settings, log } = options;
  const check = createUnattendedWorker(options);
  const watch = createWorker({
    name: 'attention watch',
    idleMilliseconds: pollMilliseconds,
    log,
    run: () => check(new Date()),
  });
  return {
    routes: [
      implement(fetchAttention, async ({ actor }) => {
        const [things, known] = await Promise.all([
          unattendedThings.ofGuest(prisma, actor.id),
          settings.read(),
        ]);
        const data = things.map((thing) => unattendedOf(thing, known));
        return { status: 200, body: { attention: { data } } };
      }),
    ],
    start: watch.start,
    stop: watch.stop,
  };
}
