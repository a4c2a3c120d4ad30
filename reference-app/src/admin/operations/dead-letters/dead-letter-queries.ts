import type { InputOf } from '@portal/client';
import type { fetchDeadLetters } from '@portal/domain/outbox';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../../shared/orders/order-queries.ts';
import { staffPortal } from '../../staff-portal.ts';

/** Key of everything that was not delivered. */
export const deadLettersKey = ['deadLetters'] as const;

const pollMilliseconds = 60_000;

/** A page of what was not delivered, newest first. */
export function deadLettersQuery(search: InputOf<typeof fetchDeadLetters>) {
  return queryOptions({
    queryKey: [...deadLettersKey, search],
    queryFn: ({ signal }) => staffPortal.deadLetters.list(search, { signal }),
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
