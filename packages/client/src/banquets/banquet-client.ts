import {
  createBanquet,
  fetchBanquets,
  fetchTableWorkload,
  updateBanquet,
  type Banquet,
  type NewBanquet,
} from '@portal/domain/banquets';
import type { PageMeta, ReplyOf, RequestOf } from '@portal/domain/contract';
import { errorOf } from '../call/call-errors.ts';
import type { Caller, CallOptions, KeyedCallOptions } from '../call/caller.ts';
import { done, refused, type Outcome, type RefusalOf } from '../call/reply/outcome.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which banquets are looked for. */
export type BanquetSearch = RequestOf<typeof fetchBanquets>['body']['data'];
/** What is changed of a banquet. */
export type BanquetEdit = RequestOf<typeof updateBanquet>['body']['data']['banquet'];
/** Where and when tables are asked about: at most 31 days. */
export type TableWorkloadQuery = RequestOf<typeof fetchTableWorkload>['body']['data'];
/** Who holds which tables. */
export type TableWorkload = Extract<
  ReplyOf<typeof fetchTableWorkload>,
  { status: 200 }
>['body']['workload'];

type BanquetOutcome = Outcome<Unwrapped<Banquet>, RefusalOf<typeof updateBanquet>>;

/** Banquets and their way to the restaurant; for the roles admin and banquet. */
export interface BanquetClient {
  /** In the order in which they begin, page by page: `page` from 1, `pageSize` 20 and at most 100. */
  search(
    search?: BanquetSearch,
    options?: CallOptions,
  ): Promise<{ banquets: Unwrapped<Banquet>[]; meta: PageMeta }>;
  /** Plans a banquet, as a draft; once under its key. */
  create(
    banquet: NewBanquet,
    options?: KeyedCallOptions,
  ): Promise<Outcome<Unwrapped<Banquet>, RefusalOf<typeof createBanquet>>>;
  /** Changes a banquet that the restaurant does not have yet. */
  update(edit: BanquetEdit, options?: KeyedCallOptions): Promise<BanquetOutcome>;
  /** Sends a banquet to the restaurant. How that goes on, `banquetChange` tells. */
  transfer(id: number, version?: number): Promise<BanquetOutcome>;
  /** Calls a banquet off, at the restaurant too; where that takes long, `reserveState` is `canceling`. */
  cancel(id: number, version?: number): Promise<BanquetOutcome>;
  /** Takes over time, guests and tables that the restaurant has changed. */
  takeOver(id: number, version?: number): Promise<BanquetOutcome>;
  /** Who holds which tables of a section. @throws InvalidError for more than 31 days. */
  workload(query: TableWorkloadQuery, options?: CallOptions): Promise<TableWorkload>;
}

/** Plans, sends and follows banquets. */
export function createBanquetClient(call: Caller): BanquetClient {
  async function update(banquet: BanquetEdit, options?: KeyedCallOptions): Promise<BanquetOutcome> {
    const reply = await call(updateBanquet, { body: { data: { banquet } } }, options);
    return reply.status === 200 ? done(unwrap(reply.body.banquet)) : refused(reply);
  }
  return {
    update,
    async search(data = {}, options) {
      const { body } = await call(fetchBanquets, { body: { data } }, options);
      return { banquets: body.banquets.data.map(unwrap), meta: body.banquets.meta };
    },
    async create(banquet, options) {
      const request = { body: { data: { banquet } } };
      const reply = await call(createBanquet, request, options);
      return reply.status === 201 ? done(unwrap(reply.body.banquet)) : refused(reply);
    },
    transfer: (id, version) => update({ id, version, status: 'transferring' }),
    cancel: (id, version) => update({ id, version, status: 'canceled' }),
    takeOver: (id, version) => update({ id, version, takeOver: true }),
    async workload(data, options) {
      const reply = await call(fetchTableWorkload, { body: { data } }, options);
      if (reply.status !== 200) throw errorOf(reply);
      return reply.body.workload;
    },
  };
}
