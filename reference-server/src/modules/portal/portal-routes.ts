import { isDeepStrictEqual } from 'node:util';
import { fetchPortalSettings, getPortalSetting, updatePortalSetting } from '@portal/domain/portal';
import { confirmedSettings } from '@portal/domain/server';
import { identityOf } from '../../kernel/actor.ts';
import { requireConfirmation } from '../../kernel/confirmation.ts';
import { createNetworkList } from '../../kernel/network/network-list.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
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
    implement(updatePortalSetting, async ({ body, actor, proxies, refuse }) => {
      const { attributes: changes, was } = body.data;
      const before = await settings.read();
      const isDangerous = confirmedSettings.some(
        (key) => key in changes && !isDeepStrictEqual(changes[key], before[key]),
      );
      if (isDangerous) requireConfirmation(actor);
      const { cardPaymentMin = before.cardPaymentMin, cardPaymentMax = before.cardPaymentMax } =
        changes;
      if (cardPaymentMax < cardPaymentMin) {
        const message = 'settings.fault.maxBelowMin';
        const details = [{ path: 'data.attributes.cardPaymentMax', message }];
        throw new ProblemError('INVALID', { details });
      }
      refuseProxies(changes.hotelNetworks?.networks ?? [], proxies);
      const writing = await settings.change(changes, identityOf(actor), was);
      if (writing.kind === 'no-picture') {
        const details = [{ path: 'data.attributes.hotelSign.url', message: 'issue.pictureUpload' }];
        throw new ProblemError('INVALID', { details });
      }
      if (writing.kind === 'conflict') {
        const message = 'problem.CONFLICT';
        const details = writing.keys.map((key) => ({ path: `data.attributes.${key}`, message }));
        return refuse('CONFLICT', { details });
      }
      const attributes = await settings.attributes();
      return { status: 200, body: { status: { data: { attributes } } } };
    }),
  ];
}

/** With a proxy among the hotel's networks everybody would be in the hotel as soon as its header is missing. */
function refuseProxies(networks: readonly string[], proxies: readonly string[]): void {
  const details = networks.flatMap((network, index) => {
    const address = proxies.find(createNetworkList([network]).has);
    if (address === undefined) return [];
    const path = `data.attributes.hotelNetworks.networks.${index}`;
    return [{ path, message: 'settings.fault.proxy', params: { network, address } }];
  });
  if (details.length > 0) throw new ProblemError('INVALID', { details });
}
