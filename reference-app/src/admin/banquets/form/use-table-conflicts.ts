import type { ValueOf } from '@portal/client';
import {
  tableConflicts,
  type fetchTableWorkload,
  type TableConflict,
} from '@portal/domain/banquets';
import { useQuery } from '@tanstack/react-query';
import { startOf, type BanquetDraft } from './banquet-draft.ts';
import { workloadQuery } from '../banquet-queries.ts';
import { useAdminClock } from '../admin-clock.ts';

/** A banquet or a reserve of the restaurant that holds tables. */
export type Occupation = ValueOf<typeof fetchTableWorkload>['workload'][number];

/** What stands in the way of a banquet. */
export interface TableConflicts {
  /** Those that hold one of the chosen tables. */
  readonly found: readonly TableConflict<Occupation>[];
  /** Every table of the hall that is taken at that time. */
  readonly takenIds: ReadonlySet<string>;
  /** False until the restaurant's own reserves are known. */
  readonly isComplete: boolean;
  readonly isKnown: boolean;
}

const nothing: readonly Occupation[] = [];

/** Who else wants the tables of a hall while the banquet lasts. */
export function useTableConflicts(draft: BanquetDraft, banquetId: number | null): TableConflicts {
  const { timeZone } = useAdminClock();
  const { sectionId, durationInMinutes, tableIds } = draft;
  const start = startOf(draft, timeZone);
  const from = start?.toISOString() ?? '';
  const to = start ? new Date(start.getTime() + durationInMinutes * 60_000).toISOString() : '';
  const { data } = useQuery({
    ...workloadQuery(sectionId ?? '', from, to),
    enabled: sectionId !== null && start !== null,
  });
  const others = (data?.workload ?? nothing).filter(
    ({ banquet }) => banquet === null || banquet.id !== banquetId,
  );
  const occupationOf = (ids: readonly string[]) => ({
    startsAt: from,
    durationInMinutes,
    tables: ids.map((id) => ({ id })),
  });
  const all = others.flatMap(({ tables }) => tables.map(({ id }) => id));
  return {
    found: start ? tableConflicts(occupationOf(tableIds), others) : [],
    takenIds: new Set(
      start
        ? tableConflicts(occupationOf(all), others).flatMap((conflict) => conflict.tableIds)
        : [],
    ),
    isComplete: data?.isComplete ?? true,
    isKnown: data !== undefined,
  };
}
