import { queryOptions } from '@tanstack/react-query';
import { staffPortal } from '../../staff-portal.ts';
import { pageQuery } from '../../table-page/page-query.ts';

/** Key of everything that was not delivered. */
export const deadLettersKey = ['deadLetters'] as const;

const pollMilliseconds = 60_000;

/** A page of what was not delivered, newest first. */
export const deadLettersQuery = pageQuery(deadLettersKey, staffPortal.deadLetters.list);

/** Count of dead letters: polled once a minute, as no event reports it. */
export const deadLetterCountQuery = queryOptions({
  ...deadLettersQuery({ pageSize: 1 }),
  select: ({ meta }) => meta.total,
  refetchInterval: pollMilliseconds,
});
