import type { ComponentType } from 'react';
import { page, type Page } from '../../../shared/loading/page.ts';
import type { SettingsSectionId } from '../settings-paths.ts';

/** The groups of sections, in the order they are listed. */
export const settingsGroups = ['portal', 'goods', 'staff', 'watch'] as const;

type SettingsGroup = (typeof settingsGroups)[number];

/** A section of the settings: it stands at `/admin/settings/<id>` and may have pages below that. */
export interface SettingsSection {
  readonly id: SettingsSectionId;
  readonly group: SettingsGroup;
  readonly page: Page;
}

function section(
  id: SettingsSectionId,
  group: SettingsGroup,
  load: () => Promise<ComponentType>,
): SettingsSection {
  return { id, group, page: page(load) };
}

/** Every section there is, in the order they are listed within their group. */
export const settingsSections: readonly SettingsSection[] = [
  section(
    'maintenance',
    'portal',
    async () => (await import('../maintenance/maintenance-page.tsx')).MaintenancePage,
  ),
  section('contacts', 'portal', async () => (await import('../contacts-page.tsx')).ContactsPage),
  section('delivery', 'portal', async () => (await import('../delivery-page.tsx')).DeliveryPage),
  section('privacy', 'portal', async () => (await import('../privacy-page.tsx')).PrivacyPage),
  section(
    'payments',
    'portal',
    async () => (await import('../payments/payments-page.tsx')).PaymentsPage,
  ),
  section('staff', 'staff', async () => (await import('../../staff/staff-page.tsx')).StaffPage),
  section('audit', 'staff', async () => (await import('../../audit/audit-page.tsx')).AuditPage),
  section(
    'catalogue',
    'goods',
    async () => (await import('../../catalogue/catalogue-page.tsx')).CataloguePage,
  ),
  section('rooms', 'goods', async () => (await import('../../rooms/rooms-page.tsx')).RoomsPage),
  section(
    'notices',
    'staff',
    async () =>
      (await import('../staff-notifications/staff-notifications-page.tsx')).StaffNotificationsPage,
  ),
  section(
    'replies',
    'staff',
    async () => (await import('../replies/replies-page.tsx')).RepliesPage,
  ),
  section(
    'numbers',
    'watch',
    async () => (await import('../../reports/reports-page.tsx')).ReportsPage,
  ),
  section(
    'undelivered',
    'watch',
    async () =>
      (await import('../../operations/dead-letters/dead-letters-page.tsx')).DeadLettersPage,
  ),
  section(
    'online',
    'watch',
    async () => (await import('../../operations/online/online-page.tsx')).OnlinePage,
  ),
  section(
    'providers',
    'watch',
    async () => (await import('../../providers/providers-page.tsx')).ProvidersPage,
  ),
  section('access', 'watch', async () => (await import('../access-page.tsx')).AccessPage),
  section('system', 'watch', async () => (await import('../system-page.tsx')).SystemPage),
];
