import { isLineStopped, type Stopped } from '@portal/domain/restaurant';
import type { SqlClient } from '../../../db/statement.ts';
import type { Change } from '../../../outbox/change.ts';
import { orderChangedRow } from '../order-outbox-rows.ts';
import { findOrders } from '../order-queries.ts';
import { linesOf, type OrderLineRow } from '../order-row.ts';

type OpenLine = OrderLineRow & { readonly orderId: number; readonly position: number };

const openLines = (whose: string) => `
  SELECT line.order_id AS "orderId", line.position, line.kind, line.product_id AS "productId",
    line.name, line.price_kopecks AS "priceKopecks", line.quantity, line.stoplist, line.size,
    line.modifiers, line.vat_code AS "vatCode"
  FROM order_line line JOIN "order" o ON o.id = line.order_id
  WHERE o.status IN ('new', 'inwork') AND line.kind = 'dish' ${whose}`;

const allOpenLines = openLines('');
const openLinesOf = openLines('AND o.id = ANY($1::int[])');
const lockOrders = `SELECT FROM "order" WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE`;
const markLines = `
  UPDATE order_line line SET stoplist = given.stoplist
  FROM jsonb_to_recordset($1::jsonb) AS given ("orderId" int, position int, stoplist boolean)
  WHERE line.order_id = given."orderId" AND line.position = given.position`;

/**
 * Marks the lines of open orders that hold something the restaurant has run out of, and takes the mark from
 * those that do no longer; inside the change that keeps the stop-list.
 */
export async function markStoppedLines(
  { transaction, enqueue }: Change,
  stopped: readonly Stopped[],
): Promise<void> {
  const suspects = changed(await read(transaction, allOpenLines), stopped);
  if (suspects.length === 0) return;
  // Whoever changes an order locks its row first; what changed meanwhile is seen only then.
  const ids = [...new Set(suspects.map(({ orderId }) => orderId))];
  await read(transaction, lockOrders, ids);
  const lines = changed(await read(transaction, openLinesOf, ids), stopped);
  await read(transaction, markLines, JSON.stringify(lines));
  const changedIds = [...new Set(lines.map(({ orderId }) => orderId))];
  enqueue(...(await findOrders(transaction, changedIds)).map(orderChangedRow));
}

function read(client: SqlClient, sql: string, ...values: unknown[]): PromiseLike<OpenLine[]> {
  return client.$queryRawUnsafe<OpenLine[]>(sql, ...values);
}

/** The lines whose mark is not what the stop-list says, with the mark they should have. */
function changed(
  lines: readonly OpenLine[],
  stopped: readonly Stopped[],
): { orderId: number; position: number; stoplist: boolean }[] {
  return lines.flatMap((line) => {
    const { orderId, position, stoplist: before } = line;
    const stoplist = linesOf([line]).iikoProducts.some((dish) => isLineStopped(stopped, dish));
    return stoplist === before ? [] : [{ orderId, position, stoplist }];
  });
}
