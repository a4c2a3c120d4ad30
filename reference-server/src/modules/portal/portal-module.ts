import type { AccountBounds } from '@portal/domain/portal';
import type { Database } from '../../db/database.ts';
import type { Environment } from '../../config/environment.ts';
import { portalRoutes } from './portal-routes.ts';
import { createPortalSettings, type PortalSettingsOptions } from './portal-settings.ts';
import { settingDefaults } from './setting-defaults.ts';
import { createSettingsRepository } from './settings-repository.ts';

/** What the portal's settings need from outside. */
export interface PortalModuleOptions extends Pick<PortalSettingsOptions, 'onChange' | 'log'> {
  readonly prisma: Database['prisma'];
  readonly environment: Environment;
  /** What one account may have until staff set it. Default: what the domain says. */
  readonly bounds?: Partial<AccountBounds>;
  readonly context: Omit<PortalSettingsOptions['context'], 'browserCodes'>;
}

/** Joins the parts of the portal's settings. */
export function createPortalModule(options: PortalModuleOptions) {
  const { prisma, environment, context, onChange, log } = options;
  const defaults = settingDefaults(environment, options.bounds);
  const settings = createPortalSettings({
    repository: createSettingsRepository(prisma, defaults),
    defaults,
    context: { ...context, browserCodes: environment.LEGACY_BROWSER_CODES },
    onChange,
    log,
  });
  return { settings, routes: portalRoutes(settings) };
}
