import { staffRoles, type StaffRole } from '@portal/domain/contract';
import { adminPaths, menuAccess, type MenuPage } from '@portal/domain/staff';
import type { ComponentType } from 'react';
import { AdminOrdersPage } from '../orders/admin-orders-page.tsx';
import { page as pageOf, type Page } from '../../shared/loading/page.ts';
import {
  reconciliationPath,
  reconciliationRoles,
} from '../reconciliation/reconciliation-queries.ts';
import { ratingsPath } from '../ratings/rating-queries.ts';
import { securityPath } from '../second-factor/second-factor-queries.ts';

/** A page of the console. */
interface AdminPage {
  /** Its item of the menu; null for one that the menu's foot or another page leads to. */
  readonly item: MenuPage | null;
  /** Ends in `/*` where there are pages below it. */
  readonly path: string;
  readonly roles: readonly StaffRole[];
  readonly page: Page;
}

function page(item: MenuPage, load: () => Promise<ComponentType>, below = ''): AdminPage {
  return {
    item,
    path: adminPaths[item] + below,
    roles: menuAccess[item],
    page: pageOf(load),
  };
}

/**
 * Every page the console has, each loaded when it is opened; the orders come with it. The menu shows what is
 * here and what the role may see.
 */
export const adminPages: readonly AdminPage[] = [
  page('orders', async () => AdminOrdersPage),
  page('tickets', async () => (await import('../tickets/tickets-page.tsx')).TicketsPage),
  page('guests', async () => (await import('../guests/guests-page.tsx')).GuestsPage),
  {
    item: null,
    path: ratingsPath,
    roles: menuAccess.guests,
    page: pageOf(async () => (await import('../ratings/ratings-page.tsx')).RatingsPage),
  },
  page('banquets', async () => (await import('../banquets/banquets-page.tsx')).BanquetsPage),
  page('settings', async () => (await import('../settings/settings-page.tsx')).SettingsPage, '/*'),
  {
    item: null,
    path: reconciliationPath,
    roles: reconciliationRoles,
    page: pageOf(
      async () => (await import('../reconciliation/reconciliation-page.tsx')).ReconciliationPage,
    ),
  },
  {
    item: null,
    path: securityPath,
    roles: staffRoles,
    page: pageOf(async () => (await import('../second-factor/security-page.tsx')).SecurityPage),
  },
];
