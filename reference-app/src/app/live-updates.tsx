import { sessionEnd } from '@portal/domain/live';
import { portalSettingChange } from '@portal/domain/portal';
import { signInCodeRead } from '@portal/domain/sign-in';
import { useToaster } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portal } from '../shared/portal.ts';
import { followOwnOrders } from '../shared/orders/follow-own-orders.ts';
import { portalSettingKey } from '../shared/portal-setting/portal-setting-query.ts';
import { followCatalogue } from '../shared/catalogue/follow-catalogue.ts';
import { followRestaurant } from '../shared/restaurant/follow-restaurant.ts';
import { useAccount, useSession } from '../shared/session/session-provider.tsx';
import { useTexts } from '../shared/texts/texts-provider.tsx';
import { followTickets } from '../shared/tickets/follow-tickets.ts';
import { holdEvent } from '../shared/live/apply-event.ts';

/** Carries what the server says live into what is on screen, with the notices of the product. */
export function LiveUpdates() {
  const client = useQueryClient();
  const toaster = useToaster();
  const { t } = useTexts();
  const account = useAccount();
  const isStaff = account !== null && account.role !== 'user';

  useEffect(() => {
    const { live } = portal;
    const stops = [
      // Broadcasts that were missed while nobody listened are not sent again.
      live.onStatus((status) => {
        if (status === 'live') void client.invalidateQueries({ queryKey: portalSettingKey });
      }),
      live.on(portalSettingChange, ({ attributes }) => {
        holdEvent(client, portalSettingKey, attributes);
      }),
      // The console follows everybody's by itself.
      ...(isStaff ? [] : [followOwnOrders({ client, toaster, t })]),
      followCatalogue(client),
      followRestaurant(client),
      followTickets({ client, toaster, t, isStaff }),
      live.on(signInCodeRead, () => {
        toaster.show({
          title: t('auth.readOut.title'),
          message: t('auth.readOut.message'),
          tone: 'error',
        });
      }),
      live.on(sessionEnd, () => portal.session.end()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, toaster, t, isStaff]);

  // After the listeners stand, so that nothing arrives unheard; again as whoever signs in or out.
  const session = useSession();
  useEffect(() => {
    if (session.status !== 'unknown') portal.live.connect();
  }, [session]);

  return null;
}
