import type { Column } from '../../../kernel/exports/table.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';

/** The columns of an export, whatever the file, named as the fields of an order are. */
export const exportedColumns: readonly Column<OrderRow>[] = [
  ['id', 'number', ({ id }) => id],
  ['create_at', 'moment', ({ createAt }) => createAt],
  ['status', 'text', ({ status }) => status],
  ['room', 'text', ({ room }) => room.name],
  ['guest', 'text', ({ guest }) => guest.name],
  ['phone', 'text', ({ phone }) => phone],
  ['store', 'text', ({ store }) => store.title],
  ['items', 'text', ({ lines }) => lines.map(lineText).join(', '), 60],
  ['total', 'kopecks', ({ totalKopecks }) => totalKopecks],
  ['paymentType', 'text', ({ paymentType }) => paymentType],
  ['paid_for', 'text', ({ paidFor }) => paidFor],
  ['comment', 'text', ({ comment }) => comment, 40],
];

/** `Борщ (большой, сметана) × 2` */
function lineText({ name, size, modifiers, quantity }: OrderLineRow): string {
  const additions = [size?.name, ...(modifiers ?? []).map((modifier) => modifier.name)];
  const inBrackets = additions.filter((each) => each !== undefined).join(', ');
  return `${inBrackets ? `${name} (${inBrackets})` : name} × ${quantity}`;
}
