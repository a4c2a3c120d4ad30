import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Transaction } from '../../db/database.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import {
  fieldsOf,
  type BanquetChange,
  type BanquetFields,
  type ReserveStep,
} from './banquet-change.ts';
import { banquetParts, type BanquetRow } from './banquet-row.ts';

/** Another banquet that has the same table at the same time. */
export interface TakenTables {
  readonly id: number;
  readonly title: string;
  readonly tables: readonly string[];
}

/** Banquets in SQL, for changes. Whoever changes one or its reserve locks the banquet's row first. */
export const banquetRepository = {
  /**
   * Locks the banquet and reads it as it then is.
   *
   * @throws ProblemError `NOT_FOUND` when there is none with this id.
   */
  async lock(transaction: Transaction, id: number): Promise<BanquetRow> {
    // Read in a statement of its own: one that waits for the lock sees what was before.
    await transaction.$queryRaw`SELECT FROM banquet WHERE id = ${id} FOR UPDATE`;
    const row = await transaction.banquet.findUnique({ where: { id }, include: banquetParts });
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  },

  /**
   * Who else has one of the tables in this time. From here to the end of the transaction nobody gives
   * tables to a banquet.
   */
  async taken(
    transaction: Transaction,
    slot: Pick<BanquetFields, 'startsAt' | 'durationInMinutes' | 'tables'>,
    exceptId: number | null,
  ): Promise<TakenTables[]> {
    if (slot.tables.length === 0) return [];
    await transaction.$queryRaw`SELECT FROM named_lock WHERE name = 'banquet_tables' FOR UPDATE`;
    return transaction.$queryRaw<TakenTables[]>`
      SELECT banquet.id, title, array_agg(name ORDER BY position) AS tables
      FROM banquet JOIN banquet_table ON banquet_id = banquet.id
      WHERE status <> 'canceled' AND banquet.id IS DISTINCT FROM ${exceptId}::int
        AND starts_at < ${endOf(slot)} AND ends_at > ${slot.startsAt}
        AND table_id = ANY(${slot.tables.map(({ id }) => id)}::uuid[])
      GROUP BY banquet.id ORDER BY starts_at, banquet.id`;
  },

  /** One with this phone, start and tables that is not canceled. */
  async openLike(
    transaction: Transaction,
    { phone, startsAt, tables }: Pick<BanquetFields, 'phone' | 'startsAt' | 'tables'>,
  ): Promise<BanquetRow | null> {
    const isThere = tables.map(({ id }) => ({ tables: { some: { tableId: id } } }));
    const found = await transaction.banquet.findMany({
      where: { phone, startsAt, status: { not: 'canceled' }, AND: isThere },
      include: banquetParts,
    });
    return found.find((row) => row.tables.length === tables.length) ?? null;
  },

  async create(
    transaction: Transaction,
    fields: BanquetFields,
    actor: string,
  ): Promise<BanquetRow> {
    const { section, tables, ...columns } = fields;
    const { id } = await transaction.banquet.create({
      data: {
        ...columns,
        ...sectionColumns(section),
        endsAt: endOf(fields),
        tables: { create: tableRows(tables) },
      },
    });
    await recordAudit(transaction, {
      actor,
      action: 'create',
      entity: 'banquet',
      entityId: String(id),
      to: asJson(fields),
    });
    return transaction.banquet.findUniqueOrThrow({ where: { id }, include: banquetParts });
  },

  /** Writes a change and who made it, and reads the banquet as it then is. */
  async save(
    transaction: Transaction,
    row: BanquetRow,
    change: BanquetChange,
    actor: string,
  ): Promise<BanquetRow> {
    const { fields, status, reserve } = change;
    const { id } = row;
    const { section, tables, ...columns } = fields;
    if (tables) {
      await transaction.banquetTable.deleteMany({ where: { banquetId: id } });
      await transaction.banquetTable.createMany({
        data: tableRows(tables).map((table) => ({ banquetId: id, ...table })),
      });
    }
    const endsAt = endOf({ ...fieldsOf(row), ...fields });
    await transaction.banquet.update({
      where: { id },
      data: {
        ...columns,
        ...(section !== undefined && sectionColumns(section)),
        endsAt,
        ...(status && { status, iikoError: null }),
        ...((status === 'transferring' || Object.keys(fields).length > 0) && { drift: [] }),
        updateAt: new Date(),
        version: { increment: 1 },
      },
    });
    if (reserve === 'begin') {
      await transaction.banquetReserve.create({ data: { id: randomUUID(), banquetId: id } });
    } else if (reserve) {
      await transaction.banquetReserve.updateMany({
        where: { id: { in: row.reserves.map((newest) => newest.id) } },
        data: reserveColumns(reserve),
      });
    }
    const names = Object.keys(fields);
    await recordAudit(transaction, {
      actor,
      action: reserve === 'call-off' ? 'call off' : 'update',
      entity: 'banquet',
      entityId: String(id),
      from: asJson({ ...picked(fieldsOf(row), names), ...(status && { status: row.status }) }),
      to: asJson({ ...fields, ...(status && { status }) }),
    });
    return transaction.banquet.findUniqueOrThrow({ where: { id }, include: banquetParts });
  },
};

/** When a banquet ends. */
function endOf({
  startsAt,
  durationInMinutes,
}: Pick<BanquetFields, 'startsAt' | 'durationInMinutes'>): Date {
  return new Date(startsAt.getTime() + durationInMinutes * 60_000);
}

function reserveColumns(step: Exclude<ReserveStep, 'begin'>) {
  switch (step) {
    case 'repeat':
      return { checkCount: 0 };
    case 'drop':
      return { state: 'canceled' as const, nextCheckAt: null };
    case 'call-off':
      return { state: 'canceling' as const, nextCheckAt: new Date(), checkCount: 0 };
  }
}

function sectionColumns(section: BanquetFields['section']) {
  return { sectionId: section?.id ?? null, sectionName: section?.name ?? null };
}

function tableRows(tables: BanquetFields['tables']) {
  return tables.map(({ id, name }, position) => ({ position, tableId: id, name }));
}

function picked(fields: BanquetFields, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function asJson(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
}
