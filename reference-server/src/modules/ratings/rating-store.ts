import {
  ratingAskDays,
  type OrderRating,
  type OrderToRate,
  type Rating,
  type StaffRating,
} from '@portal/domain';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { likeText } from '../../db/like-text.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { lockGuest } from '../guests/lock-guest.ts';

/** The transaction in which a rating is given. */
export type RatingTransaction = Prisma.TransactionClient;

/** What a guest says. */
export interface NewRatingRow {
  readonly guestId: number;
  readonly orderId: number | null;
  readonly score: number;
  readonly review: string;
}

/** Which ratings staff want to see. */
export interface RatingFilter {
  readonly score?: number | undefined;
  /** In the guest's name, the review, the order's number. */
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Keeps ratings, and what guests do not want to be asked about. */
export interface RatingStore {
  transact<Result>(work: (transaction: RatingTransaction) => Promise<Result>): Promise<Result>;
  /** Keeps a rating; of an order there is one at most, whoever comes second. */
  add(
    transaction: RatingTransaction,
    rating: NewRatingRow,
  ): Promise<{ rating: Rating; guest: { name: string; phone: string } }>;
  isOwnOrder(guestId: number, orderId: number): Promise<boolean>;
  /** How an own order stands; null when it is none. */
  ofOrder(guestId: number, orderId: number, now: Date): Promise<OrderRating | null>;
  /** Own orders to ask about, the last done first. */
  toRate(guestId: number, most: number, now: Date): Promise<OrderToRate[]>;
  dismiss(orderId: number): Promise<void>;
  page(
    filter: RatingFilter,
  ): Promise<{ ratings: StaffRating[]; total: number; average: number | null }>;
}

/** Whether a rating could not be kept because the order has one. */
export function isRatedBefore(error: unknown): boolean {
  return isUniqueViolation(error, 'ratingOfOrder');
}

/** Ratings in SQL. */
export function createRatingStore(prisma: PrismaClient): RatingStore {
  return {
    transact: (work) => prisma.$transaction(work),

    async add(transaction, data) {
      await lockGuest(transaction, data.guestId);
      const { guest, ...row } = await transaction.rating.create({
        data: { ...data, createAt: new Date() },
        include: { guest: { select: { name: true, phone: true } } },
      });
      return { rating: ratingOf(row), guest };
    },

    isOwnOrder: async (guestId, id) => (await prisma.order.count({ where: { id, guestId } })) > 0,

    async ofOrder(guestId, id, now) {
      const order = await prisma.order.findFirst({
        where: { id, guestId },
        select: { status: true, completedAt: true, rating: true, ratingDismissal: true },
      });
      if (!order) return null;
      const { status, completedAt, rating, ratingDismissal } = order;
      const isRecent = completedAt !== null && completedAt >= askedSince(now);
      return {
        canRate: rating === null,
        shouldAsk: status === 'done' && isRecent && rating === null && ratingDismissal === null,
        rating: rating && ratingOf(rating),
      };
    },

    async toRate(guestId, most, now) {
      const orders = await prisma.order.findMany({
        where: {
          guestId,
          status: 'done',
          completedAt: { gte: askedSince(now) },
          rating: null,
          ratingDismissal: null,
        },
        orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
        take: most,
        select: { id: true, completedAt: true, store: { select: { id: true, title: true } } },
      });
      return orders.flatMap(({ id, completedAt, store }) =>
        completedAt ? [{ id, attributes: { store, completed_at: completedAt.toISOString() } }] : [],
      );
    },

    async dismiss(orderId) {
      await prisma.ratingDismissal.createMany({ data: [{ orderId }], skipDuplicates: true });
    },

    async page({ score, search, page, pageSize }) {
      const where: Prisma.RatingWhereInput = {
        ...(score !== undefined && { score }),
        ...(search && { OR: anywhere(search) }),
      };
      const [rows, summary] = await Promise.all([
        prisma.rating.findMany({
          where,
          orderBy: { id: 'desc' },
          skip: (page - 1) * pageSize,
          take: pageSize,
          include: { guest: { select: { id: true, name: true, phone: true } } },
        }),
        prisma.rating.aggregate({ where, _count: true, _avg: { score: true } }),
      ]);
      const mean = summary._avg.score;
      return {
        ratings: rows.map(({ guest, ...row }) => {
          const { id, attributes } = ratingOf(row);
          return { id, attributes: { ...attributes, guest } };
        }),
        total: summary._count,
        average: mean === null ? null : Math.round(mean * 100) / 100,
      };
    },
  };
}

function anywhere(search: string): Prisma.RatingWhereInput[] {
  // Prisma escapes nothing in `contains`.
  const contains = likeText(search);
  const orderId = /^[№#]?\s*(\d{1,9})$/.exec(search)?.[1];
  return [
    { review: { contains, mode: 'insensitive' } },
    { guest: { name: { contains, mode: 'insensitive' } } },
    ...(orderId ? [{ orderId: Number(orderId) }] : []),
  ];
}

function askedSince(now: Date): Date {
  return new Date(now.getTime() - ratingAskDays * 24 * 3_600_000);
}

function ratingOf(row: NewRatingRow & { readonly id: number; readonly createAt: Date }): Rating {
  const { id, score, review, orderId, createAt } = row;
  return { id, attributes: { score, review, orderId, create_at: createAt.toISOString() } };
}
