import type { InputOf } from '@portal/client';
import { idInPathSchema } from '@portal/domain/contract';
import {
  ratingKinds,
  ratingScores,
  type RatingKind,
  type fetchRatings,
} from '@portal/domain/ratings';

/** Which ratings staff look at, as the address says it. */
export interface RatingView {
  readonly search: string;
  readonly score: (typeof ratingScores)[number] | null;
  readonly kind: RatingKind | null;
  readonly page: number;
}

/** Reads an address; what cannot be read is as if it were not there. */
export function readRatingView(params: URLSearchParams): RatingView {
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    score: ratingScores.find((score) => String(score) === params.get('score')) ?? null,
    kind: ratingKinds.find((kind) => kind === params.get('kind')) ?? null,
    page: idInPathSchema.safeParse(params.get('page')).data ?? 1,
  };
}

/** Writes an address, leaving out what is as it is by default. */
export function writeRatingView({ search, score, kind, page }: RatingView): URLSearchParams {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(score !== null && { score: String(score) }),
    ...(kind !== null && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Whether less than everything is shown. */
export function isNarrowed({ search, score, kind }: RatingView): boolean {
  return search !== '' || score !== null || kind !== null;
}

/** The request for one page of them. */
export function toRatingSearch({
  search,
  score,
  kind,
  page,
}: RatingView): InputOf<typeof fetchRatings> {
  return {
    ...(search !== '' && { search }),
    ...(score !== null && { score }),
    ...(kind !== null && { kind }),
    ...{ page, pageSize: 20 },
  };
}
