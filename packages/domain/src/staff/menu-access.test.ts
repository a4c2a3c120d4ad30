import { describe, expect, it } from 'vitest';
import { staffRoles } from '../contract/endpoints/access.ts';
import type { MenuItem } from './menu-access.ts';
import { activeMenuPage, canSee, hidesSidebar, homePathFor, sidebarFor } from './menu-access.ts';

const table: [MenuItem, boolean, boolean, boolean][] = [
  ['portal', true, true, false],
  ['orders', true, true, false],
  ['tickets', true, false, false],
  ['guests', true, true, false],
  ['banquets', true, false, true],
  ['settings', true, false, false],
];

describe('the menu', () => {
  it.each(table)('shows %s to admin %s, moderator %s, banquet %s', (item, ...expected) => {
    expect(staffRoles.map((role) => canSee(role, item))).toEqual(expected);
  });

  it('lists the section first, with the pages a role may see', () => {
    const shown = (role: (typeof staffRoles)[number]) =>
      sidebarFor(role).map((entry) =>
        entry.kind === 'section' ? entry.pages.map(({ item }) => item) : entry.item,
      );
    expect(shown('admin')).toEqual([['orders', 'tickets', 'guests'], 'banquets', 'settings']);
    expect(shown('moderator')).toEqual([['orders', 'guests']]);
    expect(shown('banquet')).toEqual(['banquets']);
  });

  it.each([
    ['/admin/portal/orders', 'orders'],
    ['/admin/portal/orders/1042', 'orders'],
    ['/admin/portal/tickets', 'tickets'],
    ['/admin/banquet-management/7', 'banquets'],
    ['/admin/settings', 'settings'],
    ['/admin/settings-old', null],
    ['/admin/login', null],
  ])('marks the page of %s', (path, item) => {
    expect(activeMenuPage(path)).toBe(item);
  });

  it('begins where the role has work', () => {
    expect(homePathFor('admin')).toBe('/admin/portal/orders');
    expect(homePathFor('moderator')).toBe('/admin/portal/orders');
    expect(homePathFor('banquet')).toBe('/admin/banquet-management');
  });

  it('has no sidebar on sign-in and restaurant pages', () => {
    expect(hidesSidebar('/admin/login')).toBe(true);
    expect(hidesSidebar('/admin/rest/menu')).toBe(true);
    expect(hidesSidebar('/admin/portal/orders')).toBe(false);
  });
});
