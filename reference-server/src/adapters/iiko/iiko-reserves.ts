import { readRows, type OnOddRow } from '@portal/domain/contract';
import { terminalTime } from '@portal/domain/restaurant';
import { RestaurantError } from '../../ports/restaurant-error.ts';
import type { ReserveRequest, RestaurantReserves } from '../../ports/restaurant-reserves.ts';
import { createReadIiko, type IikoAccess } from './iiko-read.ts';
import {
  cancelAnswer,
  commandStatusAnswer,
  reserveCommandAnswer,
  reserveEvent,
  reserveSnapshot,
  reservesAnswer,
  tableReserve,
} from './iiko-reserve-answers.ts';
import { createIikoTokens } from './iiko-tokens.ts';
import { createWriteIiko } from './iiko-write.ts';

/** Reserves in iiko Cloud. @source protocols/iiko.md, sections 7, 10 and 13 */
export function createIikoReserves(access: IikoAccess): RestaurantReserves {
  const { baseUrl, credentials, timeoutMilliseconds } = access;
  const { tokens = createIikoTokens(baseUrl, credentials) } = access;
  const read = createReadIiko({ ...access, tokens });
  const write = createWriteIiko(baseUrl, tokens, timeoutMilliseconds);
  return {
    createReserve: (request) =>
      write('1/reserve/create', createBody(request), reserveCommandAnswer(request.timeZone)),

    async reserveStatus(organizationId, reserveIds, timeZone, onOdd = refuseOdd) {
      const question = { organizationId, reserveIds };
      const { reserves } = await read('1/reserve/status_by_id', question, reservesAnswer);
      return readRows(reserveSnapshot(timeZone), reserves, onOdd);
    },

    cancelReserve: (organizationId, reserveId) =>
      write(
        '1/reserve/cancel',
        { organizationId, reserveId, cancelReason: 'ClientRefused' },
        cancelAnswer,
      ),

    async commandStatus(organizationId, correlationId) {
      try {
        return await read(
          '1/commands/status',
          { organizationId, correlationId },
          commandStatusAnswer,
        );
      } catch (error) {
        if (error instanceof RestaurantError && error.isGone) return { state: 'forgotten' };
        throw error;
      }
    },

    async sectionsWorkload({ sectionIds, from, to, timeZone }, onOdd) {
      const { reserves } = await read(
        '1/reserve/restaurant_sections_workload',
        {
          restaurantSectionIds: sectionIds,
          dateFrom: terminalTime(from, timeZone),
          dateTo: terminalTime(to, timeZone),
        },
        reservesAnswer,
      );
      return readRows(tableReserve(timeZone), reserves, onOdd);
    },

    reservesIn: (events) =>
      events.flatMap((event) => {
        const read = reserveEvent.safeParse(event);
        return read.success ? [read.data.eventInfo.id] : [];
      }),
  };
}

const refuseOdd: OnOddRow = () => {
  throw new RestaurantError('A reserve of iiko cannot be read', {
    kind: 'failed',
    failure: 'answered',
  });
};

function createBody(request: ReserveRequest): object {
  return {
    organizationId: request.organizationId,
    terminalGroupId: request.terminalGroupId,
    id: request.id,
    customer: { type: 'regular', name: request.customerName },
    phone: request.phone,
    comment: request.comment,
    durationInMinutes: request.durationInMinutes,
    shouldRemind: request.shouldRemind,
    tableIds: request.tableIds,
    estimatedStartTime: terminalTime(request.startsAt, request.timeZone),
    guests: { count: request.guestsCount },
  };
}
