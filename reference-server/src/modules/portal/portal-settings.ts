import {
  defaultPortalSettings,
  portalSettingsSchema,
  type PortalAttributes,
  type PortalSettings as Settings,
  type PortalSettingsChange,
} from '@portal/domain';
import type { SettingsStore } from './settings-store.ts';

/** How long another instance's change may go unnoticed here. */
const cacheMilliseconds = 5000;

/** The portal's settings, read from memory and refreshed every few seconds. */
export interface PortalSettings {
  read(): Promise<Settings>;
  /** Settings with what the environment adds: what everybody may read. */
  attributes(): Promise<PortalAttributes>;
  change(changes: PortalSettingsChange, actor: string): Promise<PortalAttributes>;
}

/** What is not a setting and yet read with them. */
export type PortalFacts = Omit<PortalAttributes, keyof Settings>;

/** Joins stored settings with their defaults and the facts of this installation. */
export function createPortalSettings({
  store,
  facts,
  onChange,
}: {
  store: SettingsStore;
  facts: PortalFacts;
  /** Called after a change was committed. */
  onChange: (attributes: PortalAttributes) => void;
}): PortalSettings {
  let cached: { attributes: PortalAttributes; until: number } | null = null;
  let loading: Promise<PortalAttributes> | null = null;

  async function load(): Promise<PortalAttributes> {
    const settings = portalSettingsSchema.parse({
      ...defaultPortalSettings,
      ...(await store.read()),
    });
    const attributes = { ...settings, ...facts };
    cached = { attributes, until: Date.now() + cacheMilliseconds };
    return attributes;
  }

  async function attributes(): Promise<PortalAttributes> {
    if (cached && Date.now() < cached.until) return cached.attributes;
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  }

  return {
    read: attributes,
    attributes,
    async change(changes, actor) {
      await store.write(changes, actor);
      loading = null;
      const changed = await load();
      onChange(changed);
      return changed;
    },
  };
}
