import type { Logger } from 'pino';
import { createDueWorker, type DueWork } from '../../outbox/due-worker.ts';
import type { Worker } from '../../outbox/worker.ts';
import { PaymentGatewayError } from '../../ports/payment-gateway-error.ts';

/** So that one answer that is long in coming does not hold up the others. */
const atOnce = 5;

/** Things that are due, and what is done with one of them. */
export interface MoneyWatchOptions<Thing> {
  /** What it is, for the log. */
  readonly name: string;
  readonly due: DueWork;
  /** Done once, before the first look. */
  readonly prepare?: () => Promise<void>;
  /** Takes things that are due, each for this instance alone. */
  readonly claim: (limit: number) => Promise<readonly Thing[]>;
  readonly handle: (thing: Thing) => Promise<unknown>;
  readonly log: Logger;
}

/**
 * Handles what is due, some at a time. A thing that fails has planned its next attempt itself, or is due
 * again when its lease is over.
 */
export function createMoneyWatch<Thing>({
  name,
  due,
  prepare,
  claim,
  handle,
  log,
}: MoneyWatchOptions<Thing>): Worker {
  let isPrepared = prepare === undefined;

  async function handled(thing: Thing): Promise<void> {
    try {
      await handle(thing);
    } catch (error) {
      const isProviders = error instanceof PaymentGatewayError;
      if (isProviders) log.warn({ err: error }, `${name}: the provider did not do it`);
      else log.error({ err: error }, `${name} failed`);
    }
  }

  return createDueWorker({
    name,
    due,
    log,
    async run() {
      if (!isPrepared) await prepare?.();
      isPrepared = true;
      const things = await claim(atOnce);
      await Promise.all(things.map(handled));
      return things.length === atOnce;
    },
  });
}
