import type { Unwrapped } from '@portal/client';
import type { Alert } from '@portal/domain/alerts';
import { staffPortal } from '../staff-portal.ts';
import { pageQuery } from '../table-page/page-query.ts';

/** An alert as the console holds it. */
export type AdminAlert = Unwrapped<Alert>;

/** Where the console lists them. */
export const alertsPath = '/admin/alerts';

/** Key of everything that is known of alerts. */
export const alertsKey = ['alerts'] as const;

/** A page of alerts, newest first. Told live. */
export const alertsQuery = pageQuery(alertsKey, staffPortal.alerts.list);

/** The open ones that are shown first: what every page of the console says about them. */
export const openAlertsQuery = alertsQuery({ state: 'open' });
