import { portalSettingsSchema, type PortalSettings } from '@portal/domain';

/** The stored settings, with the default for each key that is missing or makes no sense. */
export function soundSettings(
  stored: Readonly<Record<string, unknown>>,
  defaults: PortalSettings,
): { readonly settings: PortalSettings; readonly broken: readonly string[] } {
  const broken: string[] = [];
  const settings: Record<string, unknown> = { ...defaults };
  for (const [key, schema] of Object.entries(portalSettingsSchema.shape)) {
    if (stored[key] === undefined) continue;
    const { success, data } = schema.safeParse(stored[key]);
    if (success) settings[key] = data;
    else broken.push(key);
  }
  return { settings: settings as PortalSettings, broken };
}
