import {
  portalAttributesSchema,
  publicSettingsSchema,
  type PortalAttributes,
  type PortalSettings as Settings,
  type PortalSettingsChange,
} from '@portal/domain/portal';
import type { Logger } from 'pino';
import { isWithin } from '../../clock/age.ts';
import type { SettingsRepository, SettingsWriting } from './settings-repository.ts';
import { soundSettings } from './sound-settings.ts';

/** How long another instance's change may go unnoticed here. */
const cacheMilliseconds = 5000;

/** The portal's settings, read from memory and refreshed every few seconds. */
export type PortalSettings = ReturnType<typeof createPortalSettings>;

/** What is not a setting and yet read with them. */
type PortalContext = Omit<PortalAttributes, keyof Settings | 'phoneCountries'>;

/** What settings work with. */
export interface PortalSettingsOptions {
  readonly repository: SettingsRepository;
  /** What holds until staff set it. */
  readonly defaults: Settings;
  readonly context: PortalContext;
  /** Called after a change of what everybody may read was committed. */
  readonly onChange: (attributes: PortalAttributes) => void;
  readonly log: Logger;
}

interface PendingRead {
  readonly begunAt: number;
  readonly settings: Promise<Settings>;
}

/** Joins stored settings with their defaults and the facts of this installation. */
export function createPortalSettings(options: PortalSettingsOptions) {
  const { repository, defaults, context, onChange, log } = options;
  let pendingRead: PendingRead | null = null;
  let latest = defaults;

  /** What was read before this reading began is forgotten, also where its answer comes later. */
  function readAgain(): Promise<Settings> {
    const begun: PendingRead = { begunAt: Date.now(), settings: load() };
    pendingRead = begun;
    begun.settings.then(
      (settings) => {
        if (pendingRead === begun) latest = settings;
      },
      () => {
        if (pendingRead === begun) pendingRead = null;
      },
    );
    return begun.settings;
  }

  async function load(): Promise<Settings> {
    const { settings, broken } = soundSettings(await repository.read(), defaults);
    if (broken.length > 0) log.error({ keys: broken }, 'settings make no sense: defaults stand in');
    return settings;
  }

  function read(): Promise<Settings> {
    return pendingRead && isWithin(cacheMilliseconds, pendingRead.begunAt)
      ? pendingRead.settings
      : readAgain();
  }

  const openTo = (settings: Settings): PortalAttributes => {
    const isRequired = context.checkoutEmail === 'required' && settings.receiptEmail === '';
    const checkoutEmail =
      context.checkoutEmail === 'none' || isRequired ? context.checkoutEmail : 'optional';
    const phoneCountries = settings.signIn.countries;
    return portalAttributesSchema.parse({ ...settings, ...context, checkoutEmail, phoneCountries });
  };

  return {
    read,
    /** As they were read last; the defaults before that. */
    latest: (): Settings => latest,
    /** Those that everybody may read, with what the environment adds. */
    attributes: async (): Promise<PortalAttributes> => openTo(await read()),
    /** @param was - what the writer has seen of them; nothing is changed where it is something else now. */
    async change(
      changes: PortalSettingsChange,
      actor: string,
      was: PortalSettingsChange = {},
    ): Promise<SettingsWriting> {
      const writing = await repository.write({ changes, was, actor });
      if (writing.kind !== 'written' || writing.keys.length === 0) return writing;
      const changed = await readAgain();
      const isPublic = (key: string) =>
        key in publicSettingsSchema.shape || key === 'receiptEmail' || key === 'signIn';
      if (writing.keys.some(isPublic)) onChange(openTo(changed));
      return writing;
    },
  };
}
