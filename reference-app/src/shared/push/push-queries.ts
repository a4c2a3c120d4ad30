import { PushSubscriptionError, type PushState } from '@portal/client';
import { queryOptions } from '@tanstack/react-query';
import { portal } from '../portal.ts';

/** How notifications stand on this device; asked again whenever the page is looked at. */
export const pushStateQuery = queryOptions({
  queryKey: ['push-state'],
  queryFn: () => portal.push.state(),
  staleTime: 0,
  // The browser knows, with or without a network.
  networkMode: 'always',
});

/** Switches notifications on or off, and says how they stand then. */
export async function switchPush(isOn: boolean): Promise<PushState> {
  if (!isOn) {
    await portal.push.unsubscribe();
    return 'off';
  }
  try {
    const outcome = await portal.push.subscribe();
    return outcome === 'dismissed' ? 'off' : outcome;
  } catch (error) {
    const isThere = error instanceof PushSubscriptionError && error.name === 'ExistingSubscription';
    if (!isThere) throw error;
    return portal.push.resend();
  }
}
