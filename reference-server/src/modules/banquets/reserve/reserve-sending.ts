import { createTexts } from '@portal/domain/texts';
import { createSingleFlight } from '../../../kernel/single-flight.ts';
import { DeliveryError } from '../../../outbox/delivery-error.ts';
import type { ClaimedRow } from '../../../outbox/outbox-repository.ts';
import { RestaurantError } from '../../../ports/restaurant-error.ts';
import type { ReserveRequest, RestaurantReserves } from '../../../ports/restaurant-reserves.ts';
import type { HotelRestaurant, RestaurantPlace } from '../../restaurant/hotel-restaurant.ts';
import { reserveOf, type BanquetRow } from '../banquet-row.ts';
import type { ReserveRepository } from './reserve-repository.ts';

/** What sending reserves needs. */
export interface ReserveSendingOptions {
  /** Null where the hotel has no restaurant. */
  readonly reserves: RestaurantReserves | null;
  readonly restaurant: Pick<HotelRestaurant, 'place'>;
  readonly repository: ReserveRepository;
  readonly timeZone: () => Promise<string>;
  /** Told when there is something to look at. */
  readonly onSent: () => void;
}

/** Sends reserves to the restaurant. */
export type ReserveSending = ReturnType<typeof createReserveSending>;

/** After that many attempts, about an hour, a person is asked. */
const maxAttempts = 18;

const { t } = createTexts({ locale: 'ru' });

/** The text that stands for a failure where the restaurant has none. */
export function transferFailedText(banquetId: number): string {
  return t('restaurant.banquet.failed', { id: banquetId });
}

/** Sends reserves, one attempt each time. */
export function createReserveSending(options: ReserveSendingOptions) {
  const { reserves, restaurant, repository, timeZone, onSent } = options;
  const sending = createSingleFlight<BanquetRow | null>();

  async function attempt(reserveId: string): Promise<BanquetRow | null> {
    const waiting = await repository.find(reserveId);
    if (!waiting || !isWaiting(waiting, reserveId)) return waiting;
    try {
      const place = await placeOf();
      if (!reserves || !place) throw noRestaurant();
      const made = await madeAfterAll(reserveId);
      if (made !== null) {
        await repository.adopt(made, reserveId);
        onSent();
        return await repository.find(made);
      }
      const row = await repository.beginSending(reserveId, place.organizationId);
      if (!row) return await repository.find(reserveId);
      const command = await reserves.createReserve(requestOf(row, place, await timeZone()));
      const { reserve } = command;
      if (reserve.creationStatus === 'Error' && !command.isRepeated) {
        const text = reserve.error?.text ?? transferFailedText(row.id);
        return await refused(reserveId, text, reserve.body);
      }
      const { correlationId } = command;
      // What it says of a repeat is about the repeat, not about the reserve.
      const body = command.isRepeated ? {} : reserve.body;
      const sent = await repository.apply(reserveId, { kind: 'sent', correlationId, body });
      onSent();
      return sent;
    } catch (error) {
      if (error instanceof RestaurantError) await failed(reserveId, waiting.id, error);
      throw error;
    }
  }

  /** A refusal need not be the last word: a till that was away may make the reserve when it is back. */
  async function madeAfterAll(reserveId: string): Promise<string | null> {
    const refused = await repository.refusedBefore(reserveId);
    const [organizationId] = refused.map((reserve) => reserve.organizationId);
    if (!reserves || organizationId === undefined) return null;
    const ids = refused.map(({ id }) => id);
    const snapshots = await reserves.reserveStatus(organizationId, ids, await timeZone());
    const made = snapshots.find(
      ({ creationStatus, details }) => creationStatus === 'Success' && !details?.isCanceled,
    );
    return made?.id ?? null;
  }

  /** The restaurant's own ids; null where there is none. */
  async function placeOf(): Promise<(RestaurantPlace & { terminalGroupId: string }) | null> {
    const place = reserves && (await restaurant.place());
    if (!place || place.terminalGroupId === null) return null;
    return { ...place, terminalGroupId: place.terminalGroupId };
  }

  function noRestaurant(): RestaurantError {
    const description = t('banquet.noRestaurant');
    const message = 'There is no restaurant to send the reserve to';
    return new RestaurantError(message, { kind: 'refused', failure: 'unreachable', description });
  }

  async function refused(reserveId: string, text: string, body?: object): Promise<never> {
    await repository.apply(reserveId, { kind: 'refused', body: body ?? null, text });
    throw new RestaurantError('The restaurant does not take the reserve', {
      kind: 'refused',
      description: text,
    });
  }

  async function failed(reserveId: string, banquetId: number, error: RestaurantError) {
    const text = error.description ?? transferFailedText(banquetId);
    if (error.kind === 'refused') await repository.apply(reserveId, { kind: 'unanswered', text });
    else await repository.apply(reserveId, { kind: 'trouble', text });
  }

  const send = (reserveId: string) => sending(reserveId, () => attempt(reserveId));

  return {
    /**
     * Sends a reserve that has not arrived, with the same id however often, and says how its banquet then
     * stands. Those who send at once send it once.
     * @throws RestaurantError when the restaurant says no, or does not say; what is known is written.
     */
    send,
    /** Sends what the outbox holds. @throws DeliveryError when it is to be tried again. */
    async deliver({ payload, attempts }: ClaimedRow) {
      const { reserveId } = payload as { reserveId: string };
      try {
        await send(reserveId);
      } catch (error) {
        if (!(error instanceof RestaurantError)) throw error;
        if (error.kind === 'refused') return;
        if (attempts >= maxAttempts) {
          await repository.apply(reserveId, { kind: 'unanswered', text: t('banquet.noAnswer') });
          return;
        }
        const seconds = error.kind === 'rate-limited' ? error.retryAfterSeconds : null;
        const retry = seconds === null ? 'by-back-off' : { afterSeconds: seconds };
        throw new DeliveryError(error.message, retry, error);
      }
    },
  };
}

function isWaiting(row: BanquetRow, reserveId: string): boolean {
  const reserve = reserveOf(row);
  return reserve?.id === reserveId && reserve.state === 'queued' && row.status === 'transferring';
}

function requestOf(
  row: BanquetRow,
  place: { organizationId: string; terminalGroupId: string },
  timeZone: string,
): ReserveRequest {
  const reserve = reserveOf(row);
  if (!reserve) throw new Error(`Banquet ${row.id} has no reserve to be sent.`);
  const { customerName, phone, guestsCount, startsAt, durationInMinutes, shouldRemind } = row;
  return {
    id: reserve.id,
    organizationId: reserve.organizationId ?? place.organizationId,
    terminalGroupId: place.terminalGroupId,
    customerName,
    phone,
    guestsCount,
    startsAt,
    durationInMinutes,
    shouldRemind,
    tableIds: row.tables.map(({ tableId }) => tableId),
    comment: [row.title, row.comment].filter((text) => text !== '').join('\n'),
    timeZone,
  };
}
