import type { ReportPeriod } from '@portal/domain/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

const minute = 60_000;

/** The numbers of a period, counted again every minute while somebody looks at them. */
export function reportQuery(period: ReportPeriod) {
  return queryOptions({
    queryKey: ['numbers', period],
    queryFn: async ({ signal }) => (await staffPortal.reports.get(period, { signal })).numbers,
    placeholderData: keepPreviousData,
    staleTime: minute / 2,
    refetchInterval: minute,
    meta: personal,
  });
}
