import type { OrderRating, Rating, RatingKind, StaffRating } from '@portal/domain/ratings';
import { ratingPromptDays, type StayRatingContext } from '@portal/domain/server';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Transaction } from '../../db/database.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { selectRows, sqlList } from '../../lists/sql-list.ts';
import { searchConditions, type PlaceValue } from '../../lists/text-search.ts';
import { unlessTaken } from '../../db/errors/constraint-violation.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { lockGuest } from '../guests/lock-guest.ts';

/** What a guest says. */
interface NewRatingRow {
  readonly guestId: number;
  readonly orderId: number | null;
  readonly score: number;
  readonly review: string;
}

/** Which ratings staff want to see. */
interface RatingFilter {
  readonly score?: number | undefined;
  readonly kind?: RatingKind | undefined;
  /** In the guest's name, the review, the order's number. */
  readonly search?: string | undefined;
}

/** Keeps ratings, and what guests do not want to be asked about. */
export type RatingRepository = ReturnType<typeof createRatingRepository>;

/** Longer than any day, shorter than the pause between two questions about the stay. */
const askIntervalMilliseconds = 2 * 24 * 3_600_000;

/** Ratings in SQL. */
export function createRatingRepository(prisma: PrismaClient) {
  return {
    /**
     * Inserts a rating; null where the order has one, or the question about the stay its answer, and the
     * transaction is then to be undone.
     */
    async add(
      transaction: Transaction,
      data: NewRatingRow,
    ): Promise<{ rating: Rating; guest: { name: string; phone: string } } | null> {
      await lockGuest(transaction, data.guestId);
      if (data.orderId === null && (await isStayAnswered(transaction, data.guestId))) return null;
      const added = await unlessTaken(
        'ratingOfOrder',
        transaction.rating.create({
          data: { ...data, createAt: new Date() },
          include: { guest: { select: { name: true, phone: true } } },
        }),
      );
      if (!added) return null;
      const { guest, ...row } = added;
      return { rating: ratingOf(row), guest };
    },

    /** @throws ProblemError `NOT_FOUND` unless the order is the guest's own. */
    async requireOwnOrder(transaction: Transaction, guestId: number, id: number) {
      if ((await transaction.order.count({ where: { id, guestId } })) > 0) return;
      throw new ProblemError('NOT_FOUND');
    },

    /** How an own order stands; null when it is none. */
    async ofOrder(guestId: number, id: number, now: Date): Promise<OrderRating | null> {
      const order = await prisma.order.findFirst({
        where: { id, guestId },
        select: { status: true, completedAt: true, rating: true, ratingDismissal: true },
      });
      if (!order) return null;
      const { status, completedAt, rating, ratingDismissal } = order;
      const isRecent = completedAt !== null && completedAt >= askableSince(now);
      return {
        canRate: rating === null,
        shouldAsk: status === 'done' && isRecent && rating === null && ratingDismissal === null,
        rating: rating && ratingOf(rating),
      };
    },

    /** What decides whether the guest is asked about the stay. */
    async ofStay(guestId: number): Promise<StayRatingContext> {
      const [second, rated, guest] = await Promise.all([
        prisma.order.findFirst({
          where: { guestId, status: 'done', completedAt: { not: null } },
          orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
          skip: 1,
          select: { completedAt: true },
        }),
        prisma.rating.findFirst({
          where: { guestId, orderId: null },
          orderBy: { createAt: 'desc' },
          select: { createAt: true },
        }),
        prisma.guest.findUnique({
          where: { id: guestId },
          select: { stayRatingClosedAt: true, stayRatingAskedAt: true },
        }),
      ]);
      const ratedAt = rated?.createAt ?? null;
      const closedAt = guest?.stayRatingClosedAt ?? null;
      return {
        secondDoneAt: second?.completedAt ?? null,
        promptedAt: guest?.stayRatingAskedAt ?? null,
        answeredAt: ratedAt && closedAt && closedAt < ratedAt ? ratedAt : (closedAt ?? ratedAt),
      };
    },

    /** Keeps since when the guest is asked about the stay; asking again on the same day changes nothing. */
    async markStayPrompted(id: number, now: Date) {
      const longBefore = new Date(now.getTime() - askIntervalMilliseconds);
      await prisma.guest.updateMany({
        where: {
          id,
          OR: [{ stayRatingAskedAt: null }, { stayRatingAskedAt: { lt: longBefore } }],
        },
        data: { stayRatingAskedAt: now },
      });
    },

    async dismiss(transaction: Transaction, orderId: number) {
      await transaction.ratingDismissal.createMany({ data: [{ orderId }], skipDuplicates: true });
    },

    async dismissStay(transaction: Transaction, id: number) {
      await transaction.guest.update({ where: { id }, data: { stayRatingClosedAt: new Date() } });
    },

    async page(
      filter: RatingFilter & PageRequest,
    ): Promise<{ ratings: ListPage<StaffRating>; average: number | null }> {
      const list = sqlList<number>(prisma, {
        from,
        conditions: (place) => conditions(filter, place),
        sortedBy: [['rating.id', 'integer']],
        isDescending: true,
      });
      const [ratings, [summary]] = await Promise.all([
        readPage(list, filter, async (ids) => {
          const rows = await prisma.rating.findMany({ where: { id: { in: ids } }, include: parts });
          return rows.map(({ guest, order, ...row }) => {
            const { id, attributes } = ratingOf(row);
            const room = order && { id: order.room.id, label: order.room.name };
            return { id, attributes: { ...attributes, guest, room } };
          });
        }),
        selectRows<{ average: number | null }>(prisma, (place) => {
          const where = ['true', ...conditions(filter, place)].join(' AND ');
          return `SELECT round(avg(score), 2)::float AS average FROM ${from} WHERE ${where}`;
        }),
      ]);
      return { ratings, average: summary?.average ?? null };
    },
  };
}

/** Whether the guest has rated the stay since the portal last asked; false where it never has. */
async function isStayAnswered(transaction: Transaction, guestId: number): Promise<boolean> {
  const guest = await transaction.guest.findUnique({
    where: { id: guestId },
    select: { stayRatingAskedAt: true },
  });
  const askedAt = guest?.stayRatingAskedAt ?? null;
  if (askedAt === null) return false;
  const where = { guestId, orderId: null, createAt: { gte: askedAt } };
  return (await transaction.rating.count({ where })) > 0;
}

const from = 'rating JOIN guest ON guest.id = rating.guest_id';

const parts = {
  guest: { select: { id: true, name: true, phone: true } },
  order: { select: { room: true } },
} as const;

function conditions({ score, kind, search = '' }: RatingFilter, place: PlaceValue): string[] {
  return [
    ...(score === undefined ? [] : [`score = ${place(score)}`]),
    ...(kind ? [`order_id IS ${kind === 'stay' ? '' : 'NOT '}NULL`] : []),
    ...searchConditions(search, place, {
      texts: (matches) => [matches('review'), matches('guest.name')],
      ids: (matches) => [matches('order_id')],
    }),
  ];
}

function askableSince(now: Date): Date {
  return new Date(now.getTime() - ratingPromptDays * 24 * 3_600_000);
}

function ratingOf(row: NewRatingRow & { readonly id: number; readonly createAt: Date }): Rating {
  const { id, score, review, orderId, createAt } = row;
  return { id, attributes: { score, review, orderId, create_at: createAt.toISOString() } };
}
