import {
  defaultPortalSettings,
  portalSettingsSchema,
  type PortalAttributes,
  type PortalSettings as Settings,
  type PortalSettingsChange,
} from '@portal/domain';
import type { Logger } from 'pino';
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

/** What settings work with. */
export interface PortalSettingsOptions {
  readonly store: SettingsStore;
  readonly facts: PortalFacts;
  /** Called after a change was committed. */
  readonly onChange: (attributes: PortalAttributes) => void;
  readonly log: Logger;
}

interface Reading {
  readonly begunAt: number;
  readonly attributes: Promise<PortalAttributes>;
}

/** Joins stored settings with their defaults and the facts of this installation. */
export function createPortalSettings(options: PortalSettingsOptions): PortalSettings {
  const { store, facts, onChange, log } = options;
  let latest: Reading | null = null;

  /** What was read before this reading began is forgotten, also where its answer comes later. */
  function readAgain(): Promise<PortalAttributes> {
    const attributes = load();
    const reading = { begunAt: Date.now(), attributes };
    latest = reading;
    attributes.catch(() => {
      if (latest === reading) latest = null;
    });
    return attributes;
  }

  async function load(): Promise<PortalAttributes> {
    const { settings, broken } = soundSettings(await store.read());
    if (broken.length > 0) log.error({ keys: broken }, 'settings make no sense: defaults stand in');
    return { ...settings, ...facts };
  }

  function attributes(): Promise<PortalAttributes> {
    const age = latest ? Date.now() - latest.begunAt : Infinity;
    // A clock that was set back makes everything stale.
    return latest && age >= 0 && age < cacheMilliseconds ? latest.attributes : readAgain();
  }

  return {
    read: attributes,
    attributes,
    async change(changes, actor) {
      if (!(await store.write(changes, actor))) return attributes();
      const changed = await readAgain();
      onChange(changed);
      return changed;
    },
  };
}

/** The stored settings, with the default for each key that is missing or makes no sense. */
function soundSettings(stored: Readonly<Record<string, unknown>>): {
  settings: Settings;
  broken: string[];
} {
  const broken: string[] = [];
  const settings: Record<string, unknown> = { ...defaultPortalSettings };
  for (const [key, schema] of Object.entries(portalSettingsSchema.shape)) {
    if (stored[key] === undefined) continue;
    const { success, data } = schema.safeParse(stored[key]);
    if (success) settings[key] = data;
    else broken.push(key);
  }
  return { settings: settings as Settings, broken };
}
