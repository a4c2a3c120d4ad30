import { phoneSearches, type Banquet, type BanquetStatus } from '@portal/domain';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { likeText } from '../../db/like-text.ts';
import { banquetOf, banquetParts, type BanquetRow } from './banquet-row.ts';

/** Which banquets are asked for. */
interface BanquetFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: BanquetStatus | undefined;
  readonly search?: string | undefined;
  readonly order: 'soonest' | 'latest';
  readonly page: number;
  readonly pageSize: number;
}

/** Reads banquets. */
export interface BanquetQueries {
  page(filter: BanquetFilter): Promise<{ banquets: Banquet[]; total: number }>;
  find(id: number): Promise<BanquetRow | null>;
  /** What takes place in a section in a time, and has not been called off. */
  inSection(sectionId: string, from: Date, to: Date): Promise<BanquetRow[]>;
}

const maxId = 2_147_483_647;
/** Fewer digits of a phone would be found in every one. */
const minPhoneDigits = 4;

/** A banquet and its parts are read one after the other: as of one moment, they belong together. */
const oneMoment = { isolationLevel: 'RepeatableRead' } as const;

/** Banquets in SQL. */
export function createBanquetQueries(prisma: PrismaClient): BanquetQueries {
  return {
    find: (id) =>
      prisma.$transaction(
        ({ banquet }) => banquet.findUnique({ where: { id }, include: banquetParts }),
        oneMoment,
      ),

    inSection: (sectionId, from, to) =>
      prisma.$transaction(
        ({ banquet }) =>
          banquet.findMany({
            where: {
              sectionId,
              status: { not: 'canceled' },
              startsAt: { lt: to },
              endsAt: { gt: from },
            },
            include: banquetParts,
            orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
          }),
        oneMoment,
      ),

    page: (filter) =>
      prisma.$transaction(async ({ banquet }) => {
        const where = conditions(filter);
        const direction = filter.order === 'soonest' ? 'asc' : 'desc';
        const total = await banquet.count({ where });
        const rows = await banquet.findMany({
          where,
          include: banquetParts,
          orderBy: [{ startsAt: direction }, { id: direction }],
          skip: (filter.page - 1) * filter.pageSize,
          take: filter.pageSize,
        });
        return { banquets: rows.map(banquetOf), total };
      }, oneMoment),
  };
}

function conditions({ from, to, status, search }: BanquetFilter): Prisma.BanquetWhereInput {
  return {
    ...(status && { status }),
    ...(from && { endsAt: { gt: new Date(from) } }),
    ...(to && { startsAt: { lt: new Date(to) } }),
    ...(search && { OR: matches(search) }),
  };
}

function matches(search: string): Prisma.BanquetWhereInput[] {
  const anywhere = { contains: likeText(search), mode: 'insensitive' } as const;
  const number = Number(/^(?:[№#]\s*)?(\d{1,10})$/.exec(search)?.[1]);
  return [
    { title: anywhere },
    { customerName: anywhere },
    ...phoneSearches(search, minPhoneDigits).map((phone) => ({
      phone: { contains: likeText(phone) },
    })),
    ...(number > 0 && number <= maxId ? [{ id: number }] : []),
  ];
}
