import { adminPaths } from '@portal/domain/staff';

/** What a section of the settings is called in its address. */
export type SettingsSectionId =
  | 'maintenance'
  | 'contacts'
  | 'payments'
  | 'delivery'
  | 'privacy'
  | 'notices'
  | 'replies'
  | 'access'
  | 'system'
  | 'catalogue'
  | 'rooms'
  | 'staff'
  | 'audit'
  | 'numbers'
  | 'undelivered'
  | 'online'
  | 'providers';

/** Where a section is. */
export function settingsPath(id: SettingsSectionId): string {
  return `${adminPaths.settings}/${id}`;
}
