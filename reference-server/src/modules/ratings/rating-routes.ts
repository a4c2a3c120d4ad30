import type { PortalSettings } from '@portal/domain/portal';
import {
  createRating,
  dismissRating,
  fetchOrderRating,
  fetchPendingRating,
  fetchRatings,
} from '@portal/domain/ratings';
import { isStayRatingDue } from '@portal/domain/server';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../outbox/change.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import type { RatingRepository } from './rating-repository.ts';

/** What the calls about ratings need. */
export interface RatingRoutesOptions {
  readonly repository: RatingRepository;
  readonly makeChange: MakeChange;
  readonly settings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
}

/** The calls about ratings. */
export function ratingRoutes({ repository, makeChange, settings }: RatingRoutesOptions): Route[] {
  return [
    implementChange(makeChange, createRating, async ({ actor, body, refuse }, change) => {
      const { transaction, enqueue } = change;
      const { score, review, orderId } = body.data;
      const guestId = actor.id;
      if (orderId !== undefined) await repository.requireOwnOrder(transaction, guestId, orderId);
      const row = { guestId, orderId: orderId ?? null, score, review };
      const added = await repository.add(transaction, row);
      if (!added) return refuse('ALREADY_RATED');
      const { rating, guest } = added;
      enqueue(
        staffNotificationRow({
          topic: 'rating',
          ratingId: rating.id,
          score,
          review,
          guestName: guest.name,
          phone: guest.phone,
          guestId,
        }),
      );
      return { status: 201, body: { rating } };
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

    implementChange(makeChange, dismissRating, async ({ actor, body }, { transaction }) => {
      const { orderId } = body.data;
      // Of the order or the stay one is named, always.
      if (orderId === undefined) {
        await repository.dismissStay(transaction, actor.id);
      } else {
        await repository.requireOwnOrder(transaction, actor.id, orderId);
        await repository.dismiss(transaction, orderId);
      }
      return { status: 204, body: undefined };
    }),

    implement(fetchRatings, async ({ body }) => ({
      status: 200,
      body: await repository.page(body.data),
    })),
  ];
}
