import type { PageMeta, RequestOf } from '@portal/domain/contract';
import { fetchRatings, type StaffRating } from '@portal/domain/ratings';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';

/** Which ratings staff look for. */
export type RatingSearch = RequestOf<typeof fetchRatings>['body']['data'];

/** Ratings that guests gave; for the role admin. */
export interface AdminRatingClient {
  /** Ratings page by page, newest first, with the mean of all that were found. */
  search(
    search: RatingSearch,
    options?: CallOptions,
  ): Promise<{ ratings: Unwrapped<StaffRating>[]; meta: PageMeta; average: number | null }>;
}

/** The desk where ratings are read. */
export function createAdminRatingClient(call: Caller): AdminRatingClient {
  return {
    async search(data, options) {
      const { body } = await call(fetchRatings, { body: { data } }, options);
      const { data: found, meta } = body.ratings;
      return { ratings: found.map(unwrap), meta, average: body.average };
    },
  };
}
