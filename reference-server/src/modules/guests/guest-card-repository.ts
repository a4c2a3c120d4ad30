import {
  guestCardOrdersMax,
  guestCardOthersMax,
  guestCardSessionsMax,
  type GuestDetails,
} from '@portal/domain/guests';
import { priceToWire } from '@portal/domain/money';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { defineStatement } from '../../db/statement.ts';

/** Stored data of a guest beside the account. */
type StoredCard = Omit<GuestDetails, 'guest' | 'isHere'>;

const countOrders = defineStatement<
  [guestId: number],
  { count: number; open: number; canceled: number; revenueKopecks: bigint }
>(`
  SELECT count(*)::int AS count,
    count(*) FILTER (WHERE status NOT IN ('done', 'canceled'))::int AS open,
    count(*) FILTER (WHERE status = 'canceled')::int AS canceled,
    COALESCE(sum(total_kopecks - refunded_kopecks) FILTER (WHERE status <> 'canceled'), 0)::bigint
      AS "revenueKopecks"
  FROM "order" WHERE guest_id = $1`);

const countTickets = defineStatement<[guestId: number], { count: number; open: number }>(`
  SELECT count(*)::int AS count, count(*) FILTER (WHERE status <> 'closed')::int AS open
  FROM ticket WHERE guest_id = $1`);

/** Cards in SQL: a handful of statements at once, whatever the guest has done. */
export function createGuestCardRepository(prisma: PrismaClient) {
  return {
    /**
     * What a card shows of a guest.
     *
     * @param reader.tickets - whether whoever reads it may see tickets.
     * @param now - decides which sessions are over.
     */
    async read(
      guestId: number,
      reader: { readonly tickets: boolean },
      now: Date,
    ): Promise<StoredCard> {
      const [orders, tickets, ratings, { sessions, visitors }] = await Promise.all([
        readOrders(prisma, guestId),
        reader.tickets ? readTickets(prisma, guestId) : null,
        readRatings(prisma, guestId),
        readSessions(prisma, guestId, now),
      ]);
      return {
        orders,
        tickets,
        ratings,
        sessions,
        visitors,
      };
    },
  };
}

async function readOrders(prisma: PrismaClient, guestId: number): Promise<StoredCard['orders']> {
  const [[counted], last] = await Promise.all([
    countOrders(prisma, guestId),
    prisma.order.findMany({
      where: { guestId },
      orderBy: { id: 'desc' },
      take: guestCardOrdersMax,
      select: {
        id: true,
        status: true,
        store: { select: { id: true, title: true } },
        room: { select: { id: true, name: true } },
        totalKopecks: true,
        paidFor: true,
        createAt: true,
      },
    }),
  ]);
  if (!counted) throw new Error('Counting gives a row, always.');
  const { revenueKopecks, ...counts } = counted;
  return {
    ...counts,
    spent: Number(revenueKopecks) / 100,
    last: last.map(({ totalKopecks, paidFor, createAt, ...order }) => ({
      ...order,
      total: priceToWire(totalKopecks),
      paid_for: paidFor,
      create_at: createAt.toISOString(),
    })),
  };
}

async function readTickets(prisma: PrismaClient, guestId: number) {
  const [[counted], last] = await Promise.all([
    countTickets(prisma, guestId),
    prisma.ticket.findMany({
      where: { guestId },
      orderBy: [{ updateAt: 'desc' }, { id: 'desc' }],
      take: guestCardOthersMax,
      select: {
        id: true,
        status: true,
        room: { select: { id: true, name: true } },
        createAt: true,
        updateAt: true,
      },
    }),
  ]);
  if (!counted) throw new Error('Counting gives a row, always.');
  return {
    ...counted,
    last: last.map(({ id, status, room, createAt, updateAt }) => ({
      id,
      status,
      room: { id: room.id, label: room.name },
      create_at: createAt.toISOString(),
      update_at: updateAt.toISOString(),
    })),
  };
}

async function readRatings(prisma: PrismaClient, guestId: number): Promise<StoredCard['ratings']> {
  const where: Prisma.RatingWhereInput = { guestId };
  const [summary, last] = await Promise.all([
    prisma.rating.aggregate({ where, _count: true, _avg: { score: true } }),
    prisma.rating.findMany({ where, orderBy: { id: 'desc' }, take: guestCardOthersMax }),
  ]);
  const mean = summary._avg.score;
  return {
    count: summary._count,
    average: mean === null ? null : Math.round(mean * 100) / 100,
    last: last.map(({ id, score, review, orderId, createAt }) => ({
      id,
      attributes: { score, review, orderId, create_at: createAt.toISOString() },
    })),
  };
}

async function readSessions(
  prisma: PrismaClient,
  guestId: number,
  now: Date,
): Promise<Pick<StoredCard, 'sessions' | 'visitors'>> {
  const found = await prisma.session.findMany({
    where: { guestId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: guestCardSessionsMax,
    select: {
      id: true,
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
      userAgent: true,
      pushSubscriptions: { select: { visitorId: true } },
    },
  });
  const sessions = found.map(({ pushSubscriptions, ...session }) => ({
    ...session,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    takesPushes: pushSubscriptions.length > 0,
  }));
  const visitors = found.flatMap(({ pushSubscriptions }) =>
    pushSubscriptions.map(({ visitorId }) => visitorId),
  );
  return { sessions, visitors: [...new Set(visitors)] };
}
