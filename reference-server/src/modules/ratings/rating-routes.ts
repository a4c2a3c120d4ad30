import type { PortalSettings } from '@portal/domain/portal';
import {
  createRating,
  dismissRating,
  fetchOrderRating,
  fetchPendingRating,
  fetchRatings,
  type Rating,
} from '@portal/domain/ratings';
import { isStayRatingDue } from '@portal/domain/server';
import { finishKey } from '../../kernel/idempotency/finish-key.ts';
import type { IdempotencyClaim } from '../../kernel/idempotency/idempotency.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { isRatedBefore, type NewRatingRow, type RatingRepository } from './rating-repository.ts';

/** What the calls about ratings need. */
export interface RatingRoutesOptions {
  readonly repository: RatingRepository;
  readonly outbox: Outbox;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
}

/** The calls about ratings. */
export function ratingRoutes({ repository, outbox, settings }: RatingRoutesOptions): Route[] {
  async function saveRating(row: NewRatingRow, claim: IdempotencyClaim | null): Promise<Rating> {
    const rating = await repository.transact(async (transaction) => {
      const added = await repository.add(transaction, row);
      await outbox.enqueue(transaction, [
        staffNotificationRow({
          topic: 'rating',
          ratingId: added.rating.id,
          score: row.score,
          review: row.review,
          guestName: added.guest.name,
          phone: added.guest.phone,
          guestId: row.guestId,
        }),
      ]);
      if (claim) await finishKey(transaction, claim, 201, { rating: added.rating });
      return added.rating;
    });
    if (claim) claim.isFinished = true;
    outbox.wake('telegram');
    return rating;
  }

  /** @throws ProblemError `NOT_FOUND` unless the order is the guest's own. */
  async function requireOwnOrder(guestId: number, orderId: number | undefined): Promise<void> {
    if (orderId === undefined || (await repository.isOwnOrder(guestId, orderId))) return;
    throw new ProblemError('NOT_FOUND');
  }

  return [
    implement(createRating, async ({ actor, body, idempotency, refuse }) => {
      const { score, review, orderId } = body.data;
      await requireOwnOrder(actor.id, orderId);
      const row = { guestId: actor.id, orderId: orderId ?? null, score, review };
      try {
        return { status: 201, body: { rating: await saveRating(row, idempotency) } };
      } catch (error) {
        if (isRatedBefore(error)) return refuse('ALREADY_RATED');
        throw error;
      }
    }),

    implement(fetchOrderRating, async ({ actor, body }) => {
      const orderRating = await repository.ofOrder(actor.id, body.data.orderId, new Date());
      if (!orderRating) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { orderRating } };
    }),

    implement(fetchPendingRating, async ({ actor }) => {
      const [context, { timeZone }] = await Promise.all([
        repository.ofStay(actor.id),
        settings.read(),
      ]);
      const now = new Date();
      const stay = isStayRatingDue(context, now, timeZone);
      if (stay) await repository.markStayPrompted(actor.id, now);
      return { status: 200, body: { stay } };
    }),

    implement(dismissRating, async ({ actor, body }) => {
      const { orderId } = body.data;
      await requireOwnOrder(actor.id, orderId);
      // Of the order or the stay one is named, always.
      await (orderId === undefined
        ? repository.dismissStay(actor.id)
        : repository.dismiss(orderId));
      return { status: 204, body: undefined };
    }),

    implement(fetchRatings, async ({ body }) => ({
      status: 200,
      body: await repository.page(body.data),
    })),
  ];
}
