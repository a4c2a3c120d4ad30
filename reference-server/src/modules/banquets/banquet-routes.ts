import {
  createBanquet,
  fetchBanquets,
  fetchTableWorkload,
  updateBanquet,
  type banquetFieldsSchema,
} from '@portal/domain/banquets';
import type * as z from 'zod';
import { implement, type Route } from '../../kernel/route.ts';
import { answerChange, type MakeChange } from '../../outbox/change.ts';
import { waitUntilCalledOff } from './banquet-cancellation.ts';
import type { BanquetFields } from './banquet-change.ts';
import type { BanquetChanges } from './banquet-changes.ts';
import type { BanquetNames } from './banquet-names.ts';
import type { BanquetQueries } from './banquet-queries.ts';
import { refusalOptions } from './banquet-refusal.ts';
import { banquetOf } from './banquet-row.ts';
import { tableWorkload, type WorkloadOptions } from './table-workload.ts';
import type { TakeOver } from './take-over.ts';

/** What the calls need. */
export interface BanquetRoutesOptions {
  readonly makeChange: MakeChange;
  readonly changes: BanquetChanges;
  readonly queries: BanquetQueries;
  readonly names: BanquetNames;
  readonly workload: WorkloadOptions;
  readonly takeOver: TakeOver;
  /** Says that a reserve is to be called off. */
  readonly onCalledOff: () => void;
}

const maxWorkloadMilliseconds = 31 * 24 * 60 * 60 * 1000;

/** The calls of banquets. */
export function banquetRoutes(options: BanquetRoutesOptions): Route[] {
  const { makeChange, changes, queries, names, workload, takeOver, onCalledOff } = options;
  return [
    implement(fetchBanquets, async ({ body: { data } }) => ({
      status: 200,
      body: { banquets: await queries.page(data) },
    })),

    implement(createBanquet, async (call) => {
      const { body, actor, refuse } = call;
      const { startsAt, ...input } = body.data.banquet;
      const fields = await names.fill({ ...input, startsAt: new Date(startsAt) });
      return answerChange(makeChange, call, async (change) => {
        const result = await changes.create(change, fields, actor);
        if ('refusal' in result) {
          return refuse(result.refusal.code, refusalOptions(result.refusal));
        }
        return { status: 201, body: { banquet: banquetOf(result.row) } };
      });
    }),

    implement(updateBanquet, async (call) => {
      const { body, actor, refuse } = call;
      const { id, status, version, takeOver: isTakingOver, ...input } = body.data.banquet;
      const theirs = isTakingOver ? await takeOver(id) : null;
      const ours = await names.fill(fieldsOf(input));
      const edit = { fields: theirs ?? ours, status, version, isTakenOver: theirs !== null };
      const answer = await answerChange(makeChange, call, async (change) => {
        const result = await changes.edit(change, id, actor, () => edit);
        if ('refusal' in result) {
          return refuse(result.refusal.code, refusalOptions(result.refusal));
        }
        return { status: 200, body: { banquet: banquetOf(result.row) } };
      });
      if (answer.status !== 200 || status !== 'canceled') return answer;
      onCalledOff();
      const banquet = await waitUntilCalledOff(queries, answer.body.banquet);
      return { status: 200, body: { banquet } };
    }),

    implement(fetchTableWorkload, async ({ body, refuse }) => {
      const { sectionId } = body.data;
      const [from, to] = [new Date(body.data.from), new Date(body.data.to)];
      const length = to.getTime() - from.getTime();
      if (length <= 0 || length > maxWorkloadMilliseconds) {
        const details = [{ path: 'data.to', message: 'issue.workloadPeriod' }];
        return refuse('INVALID', { details });
      }
      return {
        status: 200,
        body: { workload: await tableWorkload(workload, { sectionId, from, to }) },
      };
    }),
  ];
}

type BanquetInput = {
  [Name in keyof z.output<typeof banquetFieldsSchema>]?:
    | z.output<typeof banquetFieldsSchema>[Name]
    | undefined;
};

function fieldsOf({ startsAt, ...rest }: BanquetInput): Partial<BanquetFields> {
  const present = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(present) as Partial<BanquetFields>),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
  };
}
