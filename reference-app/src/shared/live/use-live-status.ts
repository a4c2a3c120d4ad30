import type { LiveStatus } from '@portal/client';
import { useSyncExternalStore } from 'react';
import { portal } from '../../app/portal.ts';

/** Whether news arrives by itself at the moment. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(portal.live.onStatus, portal.live.status);
}
