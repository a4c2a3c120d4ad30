import { momentOfTerminalTime } from '@portal/domain/server';
import * as z from 'zod';
import type {
  CommandOutcome,
  ReserveCommand,
  ReserveSnapshot,
  TableReserve,
} from '../../ports/restaurant-reserves.ts';

/** @source protocols/iiko.md, section 11 */
const duplicateCode = 'DuplicatedReserveId';

function terminalMoment(timeZone: string): z.ZodType<Date> {
  return z.string().transform((text, context) => {
    const moment = momentOfTerminalTime(text, timeZone);
    if (moment) return moment;
    context.addIssue({ code: 'custom', message: 'This is no time of a till.' });
    return z.NEVER;
  });
}

/** @source protocols/iiko.md, section 7: ReserveInfo; section 11: ErrorInfo */
const reserveInfo = z.looseObject({
  id: z.string(),
  creationStatus: z.enum(['Success', 'InProgress', 'Error']),
  errorInfo: z
    .looseObject({
      code: z.string(),
      message: z.string().nullish(),
      description: z.string().nullish(),
      errorReason: z.string().nullish(),
    })
    .nullish(),
  isDeleted: z.boolean().nullish(),
  reserve: z
    .looseObject({
      guestsCount: z.number(),
      durationInMinutes: z.number(),
      tableIds: z.array(z.string()),
      estimatedStartTime: z.string(),
      cancelReason: z.string().nullish(),
    })
    .nullish(),
});

/** A reserve with its time understood; what it said stands in `body`. */
export function reserveSnapshot(timeZone: string): z.ZodType<ReserveSnapshot> {
  return reserveInfo.transform((info, context) => {
    const { id, creationStatus, errorInfo, reserve, isDeleted } = info;
    const startsAt = reserve ? momentOfTerminalTime(reserve.estimatedStartTime, timeZone) : null;
    if (reserve && !startsAt) {
      context.addIssue({ code: 'custom', message: 'The start is no time of a till.' });
      return z.NEVER;
    }
    return {
      id,
      creationStatus,
      error: errorInfo ? { code: errorInfo.code, text: textOf(errorInfo) } : null,
      // There is no status for a reserve that was called off: it has a reason for that.
      details:
        reserve && startsAt
          ? {
              isCanceled: isDeleted === true || (reserve.cancelReason ?? null) !== null,
              guestsCount: reserve.guestsCount,
              startsAt,
              durationInMinutes: reserve.durationInMinutes,
              tableIds: reserve.tableIds,
            }
          : null,
      body: info,
    };
  });
}

function textOf(error: {
  message?: string | null | undefined;
  description?: string | null | undefined;
}) {
  return error.message?.trim() || error.description?.trim() || null;
}

/** The answer to `reserve/create`. */
export function reserveCommandAnswer(timeZone: string): z.ZodType<ReserveCommand> {
  return z
    .object({ correlationId: z.string(), reserveInfo: reserveSnapshot(timeZone) })
    .transform(({ correlationId, reserveInfo: reserve }) => ({
      correlationId,
      reserve,
      isRepeated: reserve.error?.code === duplicateCode,
    }));
}

/** The answer to `reserve/status_by_id` and to `reserve/restaurant_sections_workload`. */
export const reservesAnswer = z.object({ reserves: z.array(z.unknown()) });

/** The answer to `reserve/cancel`. */
export const cancelAnswer = z.object({ correlationId: z.string() });

/** The answer to `commands/status`. @source protocols/iiko.md, section 10 */
export const commandStatusAnswer: z.ZodType<CommandOutcome> = z
  .object({
    state: z.enum(['InProgress', 'Success', 'Error']),
    errorReason: z.string().nullish(),
  })
  .transform(({ state, errorReason }) =>
    state === 'Error' ? { state, text: errorReason?.trim() || null } : { state },
  );

/** What holds tables. */
export function tableReserve(timeZone: string): z.ZodType<TableReserve> {
  return z
    .object({
      id: z.string(),
      tableIds: z.array(z.string()),
      estimatedStartTime: terminalMoment(timeZone),
      durationInMinutes: z.number(),
      guestsCount: z.number(),
    })
    .transform(({ estimatedStartTime, ...reserve }) => ({
      ...reserve,
      startsAt: estimatedStartTime,
    }));
}

/** An event of a webhook that is about a reserve. @source protocols/iiko.md, section 13 */
export const reserveEvent = z.looseObject({
  eventType: z.enum(['ReserveUpdate', 'ReserveError']),
  eventInfo: z.looseObject({ id: z.string() }),
});
