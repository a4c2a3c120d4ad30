import {
  createTexts,
  fetchPortalSettings,
  getPortalSetting,
  updatePortalSetting,
} from '@portal/domain';
import { identityOf } from '../../kernel/actor.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { PortalSettings } from './portal-settings.ts';

/** The calls that read and change the portal's settings. */
export function portalRoutes(settings: PortalSettings): Route[] {
  return [
    implement(getPortalSetting, async () => {
      const attributes = await settings.attributes();
      return { status: 200, body: { status: { data: { attributes } } } };
    }),
    implement(fetchPortalSettings, async () => {
      const attributes = await settings.read();
      return { status: 200, body: { settings: { data: { attributes } } } };
    }),
    implement(updatePortalSetting, async ({ body, actor, locale, refuse }) => {
      const { attributes: changes, was } = body.data;
      const writing = await settings.change(changes, identityOf(actor), was);
      if (writing.kind === 'conflict') {
        const message = createTexts({ locale }).t('problem.CONFLICT');
        const details = writing.keys.map((key) => ({ path: `data.attributes.${key}`, message }));
        return refuse('CONFLICT', { details });
      }
      const attributes = await settings.attributes();
      return { status: 200, body: { status: { data: { attributes } } } };
    }),
  ];
}
