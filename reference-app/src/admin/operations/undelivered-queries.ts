import type { DeadLetterSearch } from '@portal/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** Key of everything that was not delivered. */
export const undeliveredKey = ['undelivered'] as const;

const lookAgainMilliseconds = 60_000;

/** A page of what was not delivered, newest first. */
export function undeliveredQuery(search: NonNullable<DeadLetterSearch>) {
  return queryOptions({
    queryKey: [...undeliveredKey, search],
    queryFn: ({ signal }) => staffPortal.operations.deadLetters(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** How many there are. Nobody tells of them live, so it is looked at once a minute. */
export const undeliveredCountQuery = queryOptions({
  ...undeliveredQuery({ pageSize: 1 }),
  select: ({ meta }) => meta.total,
  refetchInterval: lookAgainMilliseconds,
});
