import { adminPaths, menuAccess, type MenuPage, type StaffRole } from '@portal/domain';
import { lazy, type ComponentType } from 'react';

/** A page of the console, loaded when it is opened. */
interface AdminPage {
  readonly item: MenuPage;
  readonly path: string;
  readonly roles: readonly StaffRole[];
  readonly Page: ComponentType;
}

function page(item: MenuPage, load: () => Promise<ComponentType>): AdminPage {
  return {
    item,
    path: adminPaths[item],
    roles: menuAccess[item],
    Page: lazy(async () => ({ default: await load() })),
  };
}

/** Every page the console has. The menu shows what is here and what the role may see. */
export const adminPages: readonly AdminPage[] = [
  page('orders', async () => (await import('../orders/admin-orders-page.tsx')).AdminOrdersPage),
];
