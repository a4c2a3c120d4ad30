import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../../provider.ts';
import { ApiError } from '../api/api-error.ts';
import type { IikoCabinet } from '../iiko-settings.ts';
import { momentOfTerminalTime } from '../iiko-time.ts';
import {
  errorInfo,
  presentReserve,
  type CancelReason,
  type ErrorInfo,
  type ReserveOrder,
  type ReserveRecord,
} from './reserve-record.ts';
import { sections } from '../venue/venue.ts';
import type { Webhooks } from '../webhooks.ts';

/** How long the cloud waits for the terminal. */
const transportSeconds = 8;
const trackedMilliseconds = 60 * 60 * 1000;
const farthestDays = 90;

interface CommandRecord {
  correlationId: string;
  organizationId: string;
  reserveId: string;
  /** Absent for the command that makes the reserve. */
  cancelReason?: CancelReason;
  createdAt: string;
  state: 'InProgress' | 'Success' | 'Error';
  errorReason: string | null;
}

/** Reserves and the commands on them: taken at once, done by the terminal a little later. */
export type ReserveLedger = ReturnType<typeof createReserveLedger>;

export function createReserveLedger(
  context: SandboxContext,
  cabinet: IikoCabinet,
  webhooks: Webhooks,
) {
  const { state, clock } = context;
  const reserves = state.collection<ReserveRecord>('iiko-reserves');
  const commands = state.collection<CommandRecord>('iiko-commands');

  function startCommand(
    organizationId: string,
    reserveId: string,
    more: Pick<CommandRecord, 'cancelReason'> = {},
  ): string {
    const correlationId = randomUUID();
    const createdAt = clock.now().toISOString();
    const command = { correlationId, organizationId, reserveId, createdAt, ...more };
    commands.put(correlationId, { ...command, state: 'InProgress', errorReason: null });
    return correlationId;
  }

  function settle(): void {
    const { isPosOnline, commandSeconds } = cabinet.read();
    for (const command of commands.all()) {
      if (command.state !== 'InProgress') continue;
      const ageSeconds = (clock.now().getTime() - Date.parse(command.createdAt)) / 1000;
      if (isPosOnline && ageSeconds >= commandSeconds) finish(command);
      else if (ageSeconds >= Math.max(transportSeconds, commandSeconds)) fail(command, timedOut);
    }
  }

  function finish(command: CommandRecord): void {
    const reserve = reserves.get(command.reserveId);
    if (reserve === undefined) return;
    const { cancelReason } = command;
    const refusal = cancelReason === undefined ? busyTable(reserve) : notCancelable(reserve);
    if (refusal !== null) {
      fail(command, refusal);
      return;
    }
    const changed: ReserveRecord =
      cancelReason === undefined
        ? { ...reserve, creationStatus: 'Success' }
        : { ...reserve, cancelReason };
    end(command, changed, 'Success', null);
  }

  function fail(command: CommandRecord, why: ErrorInfo): void {
    const reserve = reserves.get(command.reserveId);
    if (reserve === undefined) return;
    const isCreation = command.cancelReason === undefined;
    const changed: ReserveRecord = isCreation
      ? { ...reserve, creationStatus: 'Error', errorInfo: why }
      : reserve;
    end(command, changed, 'Error', why.message);
  }

  function end(
    command: CommandRecord,
    reserve: ReserveRecord,
    outcome: 'Success' | 'Error',
    errorReason: string | null,
  ): void {
    reserves.put(reserve.id, reserve);
    commands.put(command.correlationId, { ...command, state: outcome, errorReason });
    webhooks.add({
      eventType: outcome === 'Success' ? 'ReserveUpdate' : 'ReserveError',
      organizationId: command.organizationId,
      correlationId: command.correlationId,
      eventInfo: presentReserve(reserve),
    });
  }

  function busyTable(reserve: ReserveRecord): ErrorInfo | null {
    const { tableIds } = reserve.order;
    const isTaken = reserves
      .all()
      .some(
        (other) =>
          other.id !== reserve.id &&
          other.creationStatus === 'Success' &&
          other.cancelReason === null &&
          other.order.tableIds.some((id) => tableIds.includes(id)) &&
          overlap(other.order, reserve.order),
      );
    return isTaken ? errorInfo('EntityAlreadyInUse', 'Стол занят на это время.') : null;
  }

  return {
    create(order: ReserveOrder): object {
      checkOrder(order, clock.now());
      const id = order.id ?? randomUUID();
      const existing = reserves.get(id);
      const record: ReserveRecord = {
        id,
        order,
        createdAt: clock.now().toISOString(),
        creationStatus: existing ? 'Error' : 'InProgress',
        errorInfo: existing
          ? errorInfo('DuplicatedReserveId', `Reserve with id ${id} already exists.`)
          : null,
        cancelReason: null,
      };
      if (existing) return { correlationId: randomUUID(), reserveInfo: presentReserve(record) };
      reserves.put(id, record);
      const correlationId = startCommand(order.organizationId, id);
      return { correlationId, reserveInfo: presentReserve(record) };
    },
    cancel(organizationId: string, reserveId: string, cancelReason: CancelReason): object {
      const reserve = reserves.get(reserveId);
      if (reserve?.order.organizationId !== organizationId) {
        throw new ApiError(400, `Reserve ${reserveId} was not found.`, 'Common_ReserveNotFound');
      }
      return { correlationId: startCommand(organizationId, reserveId, { cancelReason }) };
    },
    commandStatus(organizationId: string, correlationId: string): object {
      const command = commands.get(correlationId);
      const oldest = clock.now().getTime() - trackedMilliseconds;
      const isTracked = command !== undefined && Date.parse(command.createdAt) > oldest;
      if (!isTracked || command.organizationId !== organizationId) {
        throw new ApiError(410, `Command ${correlationId} is not tracked any more.`);
      }
      const { state: now, errorReason } = command;
      return now === 'Error' ? { state: now, exception: null, errorReason } : { state: now };
    },
    find: (organizationId: string, ids: string[]): ReserveRecord[] =>
      ids.flatMap((id) => {
        const record = reserves.get(id);
        return record?.order.organizationId === organizationId ? [record] : [];
      }),
    /** Oldest first. */
    list: (): ReserveRecord[] => reserves.all(),
    /** Ends the commands whose time has come. */
    settle,
  };
}

const timedOut = errorInfo(
  'Common',
  'Creation timeout expired, order automatically transited to error creation status',
);

function notCancelable(reserve: ReserveRecord): ErrorInfo | null {
  const isNew = reserve.creationStatus === 'Success' && reserve.cancelReason === null;
  return isNew ? null : errorInfo('Common', 'Only a reserve with the status New can be canceled.');
}

function checkOrder(
  { estimatedStartTime, tableIds, terminalGroupId }: ReserveOrder,
  now: Date,
): void {
  const start = momentOfTerminalTime(estimatedStartTime);
  const farthest = now.getTime() + farthestDays * 24 * 60 * 60 * 1000;
  if (Number.isNaN(start.getTime()) || start.getTime() > farthest) {
    throw new ApiError(400, `The start must be at most ${farthestDays} days ahead.`);
  }
  const tables = sections
    .filter((section) => section.terminalGroupId === terminalGroupId)
    .flatMap((section) => section.tables.map(({ id }) => id));
  const unknown = tableIds.find((id) => !tables.includes(id));
  if (unknown !== undefined) throw new ApiError(400, `Table ${unknown} was not found.`);
}

function overlap(one: ReserveOrder, other: ReserveOrder): boolean {
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

export function startOf({ estimatedStartTime }: ReserveOrder): number {
  return momentOfTerminalTime(estimatedStartTime).getTime();
}

export function endOf(order: ReserveOrder): number {
  return startOf(order) + order.durationInMinutes * 60_000;
}
