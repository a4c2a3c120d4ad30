import { oneLine } from '@portal/domain/contract';
import { portalSettingsSchema, type PortalSettings } from '@portal/domain/portal';

/** The stored settings, with the default for each key that is missing or makes no sense. */
export function soundSettings(
  stored: Readonly<Record<string, unknown>>,
  defaults: PortalSettings,
): { readonly settings: PortalSettings; readonly broken: readonly string[] } {
  const broken: string[] = [];
  const settings: Record<string, unknown> = { ...defaults };
  for (const [key, schema] of Object.entries(portalSettingsSchema.shape)) {
    if (stored[key] === undefined) continue;
    const asStored = schema.safeParse(stored[key]);
    const { success, data } = asStored.success
      ? asStored
      : schema.safeParse(onOneLine(stored[key]));
    if (success) settings[key] = data;
    else broken.push(key);
  }
  return { settings: settings as PortalSettings, broken };
}

/** As it would be let in today: a phone that was copied with marks around it is still the hotel's phone. */
function onOneLine(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (Array.isArray(value)) return value.map(onOneLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onOneLine(part)]));
}
