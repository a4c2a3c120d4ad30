import type { CsvColumn } from '../../kernel/csv.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

/** The columns of the export, named as the fields of an order are. */
export const orderCsvColumns: readonly CsvColumn<OrderRow>[] = [
  ['id', ({ id }) => id],
  ['create_at', ({ createAt }) => createAt.toISOString()],
  ['status', ({ status }) => status],
  ['room', ({ room }) => room.name],
  ['guest', ({ guest }) => guest.name],
  ['phone', ({ phone }) => phone],
  ['store', ({ store }) => store.title],
  ['items', ({ lines }) => lines.map(lineText).join(', ')],
  ['total', ({ totalKopecks }) => ({ kopecks: totalKopecks })],
  ['paymentType', ({ paymentType }) => paymentType],
  ['paid_for', ({ paidFor }) => paidFor],
  ['comment', ({ comment }) => comment],
];

/** `Борщ (большой, сметана) × 2` */
function lineText({ name, size, modifiers, quantity }: OrderLineRow): string {
  const additions = [size?.name, ...(modifiers ?? []).map((modifier) => modifier.name)];
  const inBrackets = additions.filter((each) => each !== undefined).join(', ');
  return `${inBrackets ? `${name} (${inBrackets})` : name} × ${quantity}`;
}
