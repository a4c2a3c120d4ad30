import type { PortalSettings } from '@portal/domain/portal';
import { fetchReconciliation, reconcile, resolveDifference } from '@portal/domain/reconciliation';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { identityOf } from '../../kernel/actor.ts';
import { implement } from '../../kernel/route.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { createWorker } from '../../outbox/worker.ts';
import { answeringProblems } from '../payments/payment-problem.ts';
import type { MoneyBooks } from '../payments/payments-module.ts';
import type { ProviderData } from '../providers/provider-data.ts';
import { createBookComparison } from './compare-books.ts';
import { differenceOf, differenceRepository } from '../payments/money/difference-repository.ts';
import { createReconciliation } from './reconciliation.ts';
import { createDifferenceResolution } from './resolve-difference.ts';
import { reconciliationOf, runRepository } from './run-repository.ts';

/** What the module of reconciliation needs. */
export interface ReconciliationModuleOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly books: MoneyBooks;
  /** Told of rows that cannot be read. */
  readonly data: Pick<ProviderData, 'read'>;
  readonly settings: { readonly read: () => Promise<Pick<PortalSettings, 'timeZone'>> };
  readonly log: Logger;
}

const pollMilliseconds = 60_000;

/** Compares the books every night and by call, and does what staff decide about differences. */
export function createReconciliationModule(options: ReconciliationModuleOptions) {
  const { prisma, makeChange, books, data, settings, log } = options;
  const { differences } = books;
  const job = createReconciliation({
    ...{ prisma, log },
    providers: books.providers,
    compare: createBookComparison({ prisma, makeChange, books, differences, data }),
    timeZone: async () => (await settings.read()).timeZone,
  });
  const resolve = createDifferenceResolution({ prisma, makeChange, books, differences });
  const watch = createWorker({
    name: 'reconciliation',
    idleMilliseconds: pollMilliseconds,
    log,
    run: () => job.runDue(),
  });

  return {
    routes: [
      implement(reconcile, async ({ body, actor }) => {
        const run = await answeringProblems(() => job.start(body.data, identityOf(actor)));
        return { status: 200, body: { reconciliation: reconciliationOf(run) } };
      }),
      implement(fetchReconciliation, async ({ body }) => {
        const [run, { data, meta }] = await Promise.all([
          runRepository.newest(prisma),
          differenceRepository.page(prisma, body.data),
        ]);
        const differences = { data: data.map(differenceOf), meta };
        return {
          status: 200,
          body: { reconciliation: run && reconciliationOf(run), differences },
        };
      }),
      implement(resolveDifference, async ({ body, actor, refuse }) => {
        const answer = await answeringProblems(() => resolve(body.data, actor));
        if ('difference' in answer) {
          return { status: 200, body: { difference: differenceOf(answer.difference) } };
        }
        const { refusal } = answer;
        return refuse('ACT_NOT_POSSIBLE', refusal === null ? {} : { text: refusal });
      }),
    ],
    start: watch.start,
    stop: watch.stop,
  };
}
