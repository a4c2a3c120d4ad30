import * as z from 'zod';
import { csvMediaType, csvSchema, xlsxMediaType } from '../../contract/csv.ts';
import { defineEndpoint } from '../../contract/endpoints/endpoint.ts';
import { idInPathSchema, idSchema, momentSchema, text } from '../../contract/fields/fields.ts';
import { zipSchema } from '../../contract/zip.ts';
import { orderBoardSchema } from './order-board.ts';
import { orderDetailsSchema } from './order-details.ts';
import { orderStatuses } from '../order-machine.ts';

/** Every open order at once, and today's numbers. */
export const fetchOrderBoard = defineEndpoint({
  method: 'POST',
  path: '/api/admin/order/board',
  summary: 'Every open order in short, and how many came to their end today',
  access: { admin: 'any', moderator: 'any' },
  body: z.object({}),
  replies: { 200: z.object({ board: orderBoardSchema }) },
});

/** How many orders wait, and nothing of whose: a locked console goes on ringing and counting. */
export const fetchWaitingOrders = defineEndpoint({
  method: 'POST',
  path: '/api/admin/order/waiting',
  summary: 'How many orders are new, and how many of them nobody has opened',
  access: { admin: 'any', moderator: 'any' },
  openWhenLocked: true,
  body: z.object({}),
  replies: {
    200: z.object({
      waiting: z.object({
        new: z.number().int().nonnegative(),
        unopened: z.number().int().nonnegative(),
      }),
    }),
  },
});

/** Everything about one order; its tickets for admins alone. Read once, the order counts as opened. */
export const fetchOrderDetails = defineEndpoint({
  method: 'POST',
  path: '/api/admin/order/details',
  summary: "An order with its history, payments, tickets and rating, and its guest's standing",
  access: { admin: 'any', moderator: 'any' },
  body: z.object({ data: z.object({ id: idSchema }) }),
  replies: { 200: z.object({ details: orderDetailsSchema }) },
});

const orderExport = {
  method: 'GET',
  access: { admin: 'any' },
  confirm: true,
  limits: [{ points: 10, windowSeconds: 60, by: 'account' }],
  ownPagesOnly: true,
  query: z.object({
    status: z.enum(orderStatuses).optional(),
    search: text(100).optional(),
    storeId: idInPathSchema.optional(),
    from: momentSchema.optional(),
    to: momentSchema.optional(),
  }),
} as const;

/** The orders that a search finds, as a file; the filters are those of `fetchOrders`. */
export const exportOrders = defineEndpoint({
  ...orderExport,
  path: '/api/admin/order/export.csv',
  summary: 'Orders as a CSV file, by status, store, time and text',
  mediaType: csvMediaType,
  replies: { 200: csvSchema },
});

/** The same for Excel, where texts, sums and times are what they are. */
export const exportOrdersForExcel = defineEndpoint({
  ...orderExport,
  path: '/api/admin/order/export.xlsx',
  summary: 'Orders as an XLSX file, by status, store, time and text',
  mediaType: xlsxMediaType,
  replies: { 200: zipSchema },
});
