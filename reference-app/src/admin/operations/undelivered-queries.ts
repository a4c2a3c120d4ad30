import type { DeadLetterSearch } from '@portal/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** Key of everything that was not delivered. */
export const undeliveredKey = ['undelivered'] as const;

const pollMilliseconds = 60_000;

/** A page of what was not delivered, newest first. */
export function undeliveredQuery(search: NonNullable<DeadLetterSearch>) {
  return queryOptions({
    queryKey: [...undeliveredKey, search],
    queryFn: ({ signal }) => staffPortal.operations.deadLetters(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** Count of undelivered messages: polled once a minute, as no event reports it. */
export const undeliveredCountQuery = queryOptions({
  ...undeliveredQuery({ pageSize: 1 }),
  select: ({ meta }) => meta.total,
  refetchInterval: pollMilliseconds,
});
