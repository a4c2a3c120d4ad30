import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import { createWorker, type Worker } from '../../../outbox/worker.ts';
import { awaitsPayment } from '../board/eta-repository.ts';
import type { OrderChanges } from './order-changes.ts';

const idleMilliseconds = 5_000;
const atOnce = 50;
/** What is older was there before anybody canceled such orders, and is left to people. */
const oldestMilliseconds = 3 * 24 * 3_600_000;

/**
 * Orders that wait for money that nobody sends: nothing of theirs is open at the provider, and the last
 * payment was begun, or the order placed, before the moment given.
 */
const findUnpaid = defineStatement<
  [systems: string[], before: Date, notBefore: Date, orderId: number | null, limit: number],
  { id: number }
>(`
  SELECT id FROM "order"
  WHERE status = 'new' AND ${awaitsPayment('"order"', '$1')}
    AND create_at <= $2::timestamptz AND create_at > $3::timestamptz
    AND ($4::int IS NULL OR id = $4::int)
    AND NOT EXISTS (
      SELECT FROM payment WHERE order_id = "order".id
        AND (status IN ('intent', 'pending', 'waiting_for_capture') OR created_at > $2::timestamptz))
  ORDER BY id LIMIT $5::int`);

/** What canceling unpaid orders needs. */
export interface UnpaidOrdersOptions {
  readonly database: SqlClient;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'unpaidOrderMinutes'>> };
  /** The payment systems that take money online. */
  readonly onlinePaymentSystems: readonly string[];
  readonly log: Logger;
}

/**
 * Cancels orders that were to be paid online and that nobody has paid in the hotel's time, once the provider
 * has let their payment go. Money that comes all the same goes back.
 */
export function createUnpaidOrders(
  { database, settings, onlinePaymentSystems, log }: UnpaidOrdersOptions,
  changes: Pick<OrderChanges, 'cancelUnpaid'>,
): Worker {
  /** Reads the setting first: within a transaction nothing else can be asked where connections are few. */
  async function finder() {
    const { unpaidOrderMinutes } = await settings.read();
    const now = Date.now();
    const before = new Date(now - unpaidOrderMinutes * 60_000);
    const notBefore = new Date(now - oldestMilliseconds);
    return async (client: SqlClient, orderId: number | null) =>
      unpaidOrderMinutes === 0
        ? []
        : findUnpaid(client, [...onlinePaymentSystems], before, notBefore, orderId, atOnce);
  }

  return createWorker({
    name: 'unpaid orders',
    idleMilliseconds,
    log,
    async run() {
      const find = await finder();
      const unpaid = await find(database, null);
      for (const { id } of unpaid) {
        await changes.cancelUnpaid(id, async (transaction) => {
          const [still] = await find(transaction, id);
          return still !== undefined;
        });
      }
      return unpaid.length === atOnce;
    },
  });
}
