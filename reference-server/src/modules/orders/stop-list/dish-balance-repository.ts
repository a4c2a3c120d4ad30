import { leftAfter, type Stopped } from '@portal/domain/restaurant';
import { defineStatement, type SqlClient } from '../../../db/statement.ts';
import { linesOf, type OrderLineRow } from '../order-row.ts';

const lockRow = defineStatement<[], { stopped: Stopped[]; readAt: Date | null }>(`
  SELECT stopped, read_at AS "readAt" FROM restaurant_stop_list WHERE id = 1 FOR UPDATE`);

/*
 * Dishes that nobody can have typed into the restaurant's system when it said what is left: of orders
 * that are new, and of those that were taken up since.
 */
const uncountedLines = defineStatement<[readAt: Date, exceptOrderId: number | null], OrderLineRow>(`
  SELECT line.kind, line.product_id AS "productId", line.name, line.price_kopecks AS "priceKopecks",
    line.quantity, line.stoplist, line.size, line.modifiers,
    line.vat_code AS "vatCode"
  FROM "order" o JOIN order_line line ON line.order_id = o.id
  WHERE line.kind = 'dish' AND o.id IS DISTINCT FROM $2::int
    AND (o.status = 'new'
      OR (o.status IN ('inwork', 'delivered') AND o.accepted_at > $1::timestamptz)
      OR (o.status = 'done' AND o.status_at > $1::timestamptz
        AND o.accepted_at > $1::timestamptz))`);

/** A stop-list, and when the restaurant gave it; null: never. */
export interface StopListSnapshot {
  readonly stopped: readonly Stopped[];
  readonly readAt: Date | null;
}

/**
 * The stop-list with what is really left: the restaurant's number less the pieces of own orders that it
 * cannot know of yet. To the end of the transaction nobody else is promised any of it, and no other
 * stop-list is saved. Lock it before any order.
 * @param exceptOrderId the order whose own pieces are not subtracted; null: there is none yet
 */
export async function lockStopList(
  transaction: SqlClient,
  exceptOrderId: number | null,
): Promise<StopListSnapshot> {
  const [row] = await lockRow(transaction);
  if (!row) throw new Error('The row of the stop-list is gone.');
  const { stopped, readAt } = row;
  if (readAt === null || stopped.every(({ left }) => left === 0)) return { stopped, readAt };
  const lines = await uncountedLines(transaction, readAt, exceptOrderId);
  return { stopped: leftAfter(stopped, linesOf(lines).iikoProducts), readAt };
}
