import type { StaffRole } from '../contract/endpoints/access.ts';

/** Which staff role sees which item of the console's menu. */
export const menuAccess = {
  portal: ['admin', 'moderator'],
  orders: ['admin', 'moderator'],
  tickets: ['admin'],
  guests: ['admin', 'moderator'],
  banquets: ['admin', 'banquet'],
  settings: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** An item of the console's menu; `portal` is the section around orders, tickets and guests. */
export type MenuItem = keyof typeof menuAccess;

/** Where the console's pages are. */
export const adminPaths = {
  login: '/admin/login',
  firstAdmin: '/admin/first',
  orders: '/admin/portal/orders',
  tickets: '/admin/portal/tickets',
  guests: '/admin/portal/guests',
  banquets: '/admin/banquet-management',
  settings: '/admin/settings',
} as const;

/** A menu item that leads to a page. */
export type MenuPage = Exclude<MenuItem, 'portal'>;

const sectionPages = ['orders', 'tickets', 'guests'] as const satisfies readonly MenuPage[];
const pages = [...sectionPages, 'banquets', 'settings'] as const satisfies readonly MenuPage[];

/** An entry of the sidebar: a page, or the collapsible section with its pages. */
export type SidebarEntry =
  | { readonly kind: 'page'; readonly item: MenuPage; readonly path: string }
  | {
      readonly kind: 'section';
      readonly item: 'portal';
      readonly pages: readonly (SidebarEntry & { readonly kind: 'page' })[];
    };

/** Whether a staff role may see a menu item. */
export function canSee(role: StaffRole, item: MenuItem): boolean {
  const allowed: readonly StaffRole[] = menuAccess[item];
  return allowed.includes(role);
}

/** What the sidebar shows to a role, from top to bottom, without the logout item at its end. */
export function sidebarFor(role: StaffRole): SidebarEntry[] {
  const pagesOf = (items: readonly MenuPage[]) =>
    items
      .filter((item) => canSee(role, item))
      .map((item) => ({ kind: 'page', item, path: adminPaths[item] }) as const);
  const section = { kind: 'section', item: 'portal', pages: pagesOf(sectionPages) } as const;
  return [...(canSee(role, 'portal') ? [section] : []), ...pagesOf(['banquets', 'settings'])];
}

/** The menu page that a path belongs to, by prefix, or `null`. */
export function activeMenuPage(path: string): MenuPage | null {
  return pages.find((item) => isWithin(path, adminPaths[item])) ?? null;
}

/** Where a role begins after signing in: the first page it may see. */
export function homePathFor(role: StaffRole): string {
  return adminPaths[pages.find((item) => canSee(role, item)) ?? 'login'];
}

/** Whether the sidebar is hidden on a path: sign-in and restaurant pages. */
export function hidesSidebar(path: string): boolean {
  return path.includes('/login') || path.includes('/rest');
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
