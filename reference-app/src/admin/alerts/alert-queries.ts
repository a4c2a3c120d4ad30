import type { InputOf, Unwrapped } from '@portal/client';
import type { Alert, fetchAlerts } from '@portal/domain/alerts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from '../../shared/orders/order-queries.ts';
import { staffPortal } from '../staff-portal.ts';

/** An alert as the console holds it. */
export type AdminAlert = Unwrapped<Alert>;

/** Where the console lists them. */
export const alertsPath = '/admin/alerts';

/** Key of everything that is known of alerts. */
export const alertsKey = ['alerts'] as const;

/** A page of alerts, newest first. Told live. */
export function alertsQuery(search: InputOf<typeof fetchAlerts>) {
  return queryOptions({
    queryKey: [...alertsKey, search],
    queryFn: ({ signal }) => staffPortal.alerts.list(search, { signal }),
    placeholderData: keepPreviousData,
    meta: personal,
  });
}

/** The open ones that are shown first: what every page of the console says about them. */
export const openAlertsQuery = alertsQuery({ state: 'open' });
