import {
  exportOrders,
  exportOrdersForExcel,
  fetchOrderBoard,
  fetchOrderDetails,
  fetchWaitingOrders,
} from '@portal/domain/orders';
import type { PortalSettings } from '@portal/domain/portal';
import { hotelMoment, startOfDay } from '@portal/domain/time';
import type { SqlClient } from '../../db/statement.ts';
import { identityOf } from '../../kernel/actor.ts';
import { csvOf, savedAs } from '../../kernel/exports/csv.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Call, type Route } from '../../kernel/route.ts';
import type { Column, Table } from '../../kernel/exports/table.ts';
import { xlsxOf } from '../../kernel/exports/xlsx.ts';
import { recordExport } from '../audit/audit-repository.ts';
import { countWaitingOrders, readOrderBoard } from './board/order-board-repository.ts';
import { noteOrderOpened, readOrderDetails } from './board/order-details-repository.ts';
import type { OrderQueries } from './order-queries.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

/** What the admin order routes need. */
export interface AdminOrderRoutesOptions {
  readonly database: SqlClient;
  readonly queries: OrderQueries;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
}

/** The columns of an export, whatever the file, named as the fields of an order are. */
const exportedColumns: readonly Column<OrderRow>[] = [
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

/** What staff alone read of orders: the board, everything about one of them, the export. */
export function adminOrderRoutes({
  database,
  queries,
  settings,
}: AdminOrderRoutesOptions): Route[] {
  /** What an admin takes away as a file, which is put down. */
  async function tableFor(
    { actor, query, setHeader }: Call<typeof exportOrders>,
    extension: 'csv' | 'xlsx',
  ): Promise<Table<OrderRow>> {
    const { timeZone } = await settings.read();
    await recordExport(database, 'order', query, identityOf(actor));
    setHeader(...savedAs(`orders-${hotelMoment(new Date(), timeZone).day}.${extension}`));
    return { columns: exportedColumns, batches: queries.batches(query), timeZone };
  }

  return [
    implement(fetchOrderBoard, async () => {
      const { timeZone } = await settings.read();
      const { day } = hotelMoment(new Date(), timeZone);
      const board = await readOrderBoard(database, startOfDay(day, timeZone));
      return { status: 200, body: { board } };
    }),

    implement(fetchWaitingOrders, async () => {
      const [waiting = { new: 0, unopened: 0 }] = await countWaitingOrders(database);
      return { status: 200, body: { waiting } };
    }),

    implement(fetchOrderDetails, async ({ actor, body }) => {
      const { id } = body.data;
      const [details] = await Promise.all([
        readOrderDetails(database, id),
        noteOrderOpened(database, id),
      ]);
      if (!details) throw new ProblemError('NOT_FOUND');
      const tickets = actor.role === 'admin' ? details.tickets : null;
      return { status: 200, body: { details: { ...details, tickets } } };
    }),

    implement(exportOrders, async (call) => ({
      status: 200,
      body: csvOf(await tableFor(call, 'csv')),
    })),

    implement(exportOrdersForExcel, async (call) => ({
      status: 200,
      body: xlsxOf(await tableFor(call, 'xlsx')),
    })),
  ];
}

/** `Борщ (большой, сметана) × 2` */
function lineText({ name, size, modifiers, quantity }: OrderLineRow): string {
  const additions = [size?.name, ...(modifiers ?? []).map((modifier) => modifier.name)];
  const inBrackets = additions.filter((each) => each !== undefined).join(', ');
  return `${inBrackets ? `${name} (${inBrackets})` : name} × ${quantity}`;
}
