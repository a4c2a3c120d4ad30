import { getPortalSetting, updatePortalSetting } from '@portal/domain';
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
    implement(updatePortalSetting, async ({ body, actor }) => {
      const changes = body.data.attributes;
      const attributes = await settings.change(changes, identityOf(actor));
      return { status: 200, body: { status: { data: { attributes } } } };
    }),
  ];
}
