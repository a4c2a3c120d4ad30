import { fetchAttention } from '@portal/domain';
import type { Logger } from 'pino';
import { implement, type Route } from '../../kernel/route.ts';
import { createPokedLoop } from '../../outbox/poked-loop.ts';
import { unattendedThings } from './attention-store.ts';
import { createAttentionWatch, unattendedOf, type AttentionOptions } from './attention-watch.ts';

const lookMilliseconds = 5_000;

/** Things that nobody is there to see: the watch over them, and what a guest may ask of them. */
export function createAttentionModule(options: AttentionOptions & { readonly log: Logger }): {
  readonly routes: Route[];
  start(): void;
  stop(): Promise<void>;
} {
  const { prisma, settings, log } = options;
  const look = createAttentionWatch(options);
  const watch = createPokedLoop({
    name: 'attention watch',
    idleMilliseconds: lookMilliseconds,
    log,
    async run() {
      await look(new Date());
      return false;
    },
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
