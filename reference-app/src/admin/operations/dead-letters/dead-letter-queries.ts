import type { DeadLetterSearch } from '@portal/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';

/** Key of everything that was not delivered. */
export const deadLettersKey = ['deadLetters'] as const;

const pollMilliseconds = 60_000;

/** A page of what was not delivered, newest first. */
export function deadLettersQuery(search: NonNullable<DeadLetterSearch>) {
  return queryOptions({
    queryKey: [...deadLettersKey, search],
    queryFn: ({ signal }) => staffPortal.operations.deadLetters(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** Count of dead letters: polled once a minute, as no event reports it. */
export const deadLetterCountQuery = queryOptions({
  ...deadLettersQuery({ pageSize: 1 }),
  select: ({ meta }) => meta.total,
  refetchInterval: pollMilliseconds,
});
