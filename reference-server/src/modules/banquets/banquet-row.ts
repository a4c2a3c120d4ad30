import {
  banquetDiscrepancySchema,
  type Banquet,
  type BanquetDiscrepancy,
  type BanquetStatus,
  type ReserveState,
} from '@portal/domain/banquets';

/** What is read with a banquet: its tables, and its newest reserve. */
export const banquetParts = {
  tables: { orderBy: { position: 'asc' }, select: { tableId: true, name: true } },
  reserves: { orderBy: { createdAt: 'desc' }, take: 1 },
} as const;

/** A banquet's reserve as the database keeps it. */
export interface ReserveRow {
  readonly id: string;
  readonly state: ReserveState;
  readonly organizationId: string | null;
  readonly correlationId: string | null;
  readonly cancelCorrelationId: string | null;
  /** The reserve as the restaurant's system showed it last. */
  readonly info: unknown;
  /** Null: it cannot have arrived. */
  readonly lastSentAt: Date | null;
  readonly checkCount: number;
  readonly createdAt: Date;
}

/** A banquet as the database keeps it. */
export interface BanquetRow {
  readonly id: number;
  readonly title: string;
  readonly status: BanquetStatus;
  readonly customerName: string;
  readonly phone: string;
  readonly guestsCount: number;
  readonly startsAt: Date;
  readonly durationInMinutes: number;
  readonly endsAt: Date;
  readonly sectionId: string | null;
  readonly sectionName: string | null;
  readonly comment: string;
  readonly shouldRemind: boolean;
  readonly iikoError: string | null;
  readonly drift: unknown;
  readonly createAt: Date;
  readonly updateAt: Date;
  readonly version: number;
  readonly tables: readonly { readonly tableId: string; readonly name: string }[];
  readonly reserves: readonly ReserveRow[];
}

/** The newest reserve; null before a first transfer. */
export function reserveOf(row: BanquetRow): ReserveRow | null {
  return row.reserves[0] ?? null;
}

/** What a banquet has to do with one of its reserves still. */
export function demandFor(row: BanquetRow, reserveId: string) {
  const newest = reserveOf(row);
  const isNewest = newest?.id === reserveId;
  return {
    isNewest,
    /** Nothing else was made since: a refusal need not be the last word of a till that was away. */
    isMissed: isNewest && row.status === 'failed',
    /** Its banquet was called off, or another one was sent in its place. */
    isUnwanted: row.status === 'canceled' || (!isNewest && newest?.lastSentAt !== null),
  };
}

/** In what the reserve was found to differ. */
export function discrepanciesOf({ drift }: Pick<BanquetRow, 'drift'>): BanquetDiscrepancy[] {
  return banquetDiscrepancySchema.array().parse(drift);
}

/** A banquet as the contract shows it. */
export function banquetOf(row: BanquetRow): Banquet {
  const reserve = reserveOf(row);
  return {
    id: row.id,
    attributes: {
      title: row.title,
      status: row.status,
      customerName: row.customerName,
      phone: row.phone,
      guestsCount: row.guestsCount,
      startsAt: row.startsAt.toISOString(),
      durationInMinutes: row.durationInMinutes,
      section: row.sectionId === null ? null : { id: row.sectionId, name: row.sectionName ?? '' },
      tables: row.tables.map(({ tableId, name }) => ({ id: tableId, name })),
      comment: row.comment,
      shouldRemind: row.shouldRemind,
      iikoReserveId: reserve?.id ?? null,
      reserveState: reserve?.state ?? null,
      iikoError: row.iikoError,
      drift: discrepanciesOf(row),
      create_at: row.createAt.toISOString(),
      update_at: row.updateAt.toISOString(),
      version: row.version,
    },
  };
}
