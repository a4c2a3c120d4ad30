import type { LiveStatus } from '@portal/client';
import { useSyncExternalStore } from 'react';
import { portal } from '../portal.ts';

/** Status of the live connection. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(portal.live.onStatus, portal.live.status);
}
