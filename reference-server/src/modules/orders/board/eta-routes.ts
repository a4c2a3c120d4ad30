import { fetchOrderPromises, fetchStoreWait } from '@portal/domain/orders';
import type { PortalSettings } from '@portal/domain/portal';
import { orderEta, etaWait } from '@portal/domain/server';
import type { SqlClient } from '../../../db/statement.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import { readOpenOrders, readStoreLoad } from './eta-repository.ts';

/** Most open orders of one guest that something is promised of. */
const maxEtas = 100;

/** What the calls work with. */
export interface EtaRoutesOptions {
  readonly database: SqlClient;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'delivery'>> };
  /** The payment systems that take money online. */
  readonly onlinePaymentSystems: readonly string[];
}

/** The calls that say how soon an order is there. */
export function etaRoutes(options: EtaRoutesOptions): Route[] {
  const { database, settings } = options;
  const online = [...options.onlinePaymentSystems];
  return [
    implement(fetchOrderPromises, async ({ actor }) => {
      const { minutes } = (await settings.read()).delivery;
      const orders = await readOpenOrders(database, actor.id, maxEtas, online);
      const data = orders.flatMap(({ id, kind, begun, ahead }) => {
        const promised = minutes[kind];
        if (promised === null) return [];
        const { from, until } = orderEta(begun, etaWait(kind, promised, ahead));
        return [{ id, attributes: { from: from.toISOString(), until: until.toISOString() } }];
      });
      return { status: 200, body: { promises: { data } } };
    }),

    implement(fetchStoreWait, async ({ params }) => {
      const { minutes } = (await settings.read()).delivery;
      const [store] = await readStoreLoad(database, params.id, new Date(), online);
      if (!store) throw new ProblemError('NOT_FOUND');
      const promised = minutes[store.kind];
      const wait = promised === null ? null : etaWait(store.kind, promised, store.ahead);
      return { status: 200, body: { wait } };
    }),
  ];
}
