import type * as z from 'zod';
import type { Cloud } from '../cloud.ts';
import { momentOfTerminalTime } from '../iiko-time.ts';
import type {
  cancelReserveBody,
  commandStatusBody,
  createReserveBody,
  reserveStatusBody,
  workloadBody,
} from '../api/request-bodies.ts';
import { endOf, startOf } from './reserve-ledger.ts';
import { presentReserve } from './reserve-record.ts';
import { sections } from '../venue/venue.ts';

/** Reserves, and the commands on them. @source protocols/iiko.md, sections 7 and 10 */
export function createReserveCalls({ reserves }: Cloud) {
  return {
    create: (body: z.infer<typeof createReserveBody>) => reserves.create(body),

    status: ({ organizationId, reserveIds }: z.infer<typeof reserveStatusBody>) => ({
      reserves: reserves.find(organizationId, reserveIds).map(presentReserve),
    }),

    cancel: ({ organizationId, reserveId, cancelReason }: z.infer<typeof cancelReserveBody>) =>
      reserves.cancel(organizationId, reserveId, cancelReason),

    commandStatus: ({ organizationId, correlationId }: z.infer<typeof commandStatusBody>) =>
      reserves.commandStatus(organizationId, correlationId),

    workload({ restaurantSectionIds, dateFrom, dateTo }: z.infer<typeof workloadBody>) {
      const tables = new Set(
        sections
          .filter(({ id }) => restaurantSectionIds.includes(id))
          .flatMap((section) => section.tables.map(({ id }) => id)),
      );
      const from = momentOfTerminalTime(dateFrom).getTime();
      const to = dateTo ? momentOfTerminalTime(dateTo).getTime() : Infinity;
      const busy = reserves
        .list()
        .filter(
          ({ order, creationStatus, cancelReason }) =>
            creationStatus === 'Success' &&
            cancelReason === null &&
            order.tableIds.some((id) => tables.has(id)) &&
            endOf(order) > from &&
            startOf(order) < to,
        );
      return {
        reserves: busy.map(({ id, order }) => ({
          id,
          tableIds: order.tableIds,
          estimatedStartTime: order.estimatedStartTime,
          durationInMinutes: order.durationInMinutes,
          guestsCount: order.guests?.count ?? 1,
        })),
      };
    },
  };
}
