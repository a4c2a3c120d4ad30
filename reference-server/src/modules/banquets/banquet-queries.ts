import type { Banquet, BanquetStatus } from '@portal/domain/banquets';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { sqlList } from '../../lists/sql-list.ts';
import { searchConditions, type PlaceValue } from '../../lists/text-search.ts';
import { banquetOf, banquetParts, type BanquetRow } from './banquet-row.ts';

/** Which banquets are asked for. */
interface BanquetFilter extends PageRequest {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: BanquetStatus | undefined;
  readonly search?: string | undefined;
  readonly order: 'soonest' | 'latest';
}

/** Reads banquets. */
export type BanquetQueries = ReturnType<typeof createBanquetQueries>;

/** A banquet and its parts are read one after the other: as of one moment, they belong together. */
const oneMoment = { isolationLevel: 'RepeatableRead' } as const;

/** Banquets in SQL. */
export function createBanquetQueries(prisma: PrismaClient) {
  return {
    find: (id: number): Promise<BanquetRow | null> =>
      prisma.$transaction(
        ({ banquet }) => banquet.findUnique({ where: { id }, include: banquetParts }),
        oneMoment,
      ),

    /** What takes place in a section in a time, and has not been called off. */
    inSection: (sectionId: string, from: Date, to: Date): Promise<BanquetRow[]> =>
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

    page(filter: BanquetFilter): Promise<ListPage<Banquet>> {
      const list = sqlList<number>(prisma, {
        from: 'banquet',
        conditions: (place) => conditions(filter, place),
        sortedBy: [
          ['starts_at', 'timestamptz'],
          ['id', 'integer'],
        ],
        isDescending: filter.order === 'latest',
        movedAt: 'update_at',
      });
      return readPage(list, filter, async (ids) => {
        const rows = await prisma.$transaction(
          ({ banquet }) => banquet.findMany({ where: { id: { in: ids } }, include: banquetParts }),
          oneMoment,
        );
        return rows.map(banquetOf);
      });
    },
  };
}

function conditions({ from, to, status, search = '' }: BanquetFilter, place: PlaceValue): string[] {
  return [
    ...(status ? [`status = ${place(status)}::banquet_status`] : []),
    ...(from ? [`ends_at > ${place(new Date(from))}`] : []),
    ...(to ? [`starts_at < ${place(new Date(to))}`] : []),
    ...searchConditions(search, place, {
      texts: (matches) => [matches('title'), matches('customer_name')],
      phones: (matches) => [matches('phone')],
      ids: (matches) => [matches('id')],
    }),
  ];
}
