import type { PushState } from '@portal/client';

/** What of the device decides on notifications. */
export interface Surroundings {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Opened from the Home Screen. */
  readonly isStandalone: boolean;
  /** Whether the page came by https or from this very machine. */
  readonly isSecureContext: boolean;
}

/** Where this page is open. */
export function surroundings(): Surroundings {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
  const { isSecureContext } = window;
  return { userAgent, maxTouchPoints, isStandalone, isSecureContext };
}

/** The text that says what keeps notifications from a device. */
export type PushObstacle =
  | 'push.denied'
  | 'push.homeScreen'
  | 'push.insecure'
  | 'portal.push.ServiceWorkerAndPushManagerNotSupported';

/** Why notifications cannot be switched on here, for the guest to read; null when they can. */
export function pushObstacle(state: PushState, around: Surroundings): PushObstacle | null {
  if (state === 'denied') return 'push.denied';
  if (state !== 'unsupported') return null;
  if (!around.isSecureContext) return 'push.insecure';
  if (isApplePhone(around) && !around.isStandalone) return 'push.homeScreen';
  return 'portal.push.ServiceWorkerAndPushManagerNotSupported';
}

/** An iPad calls itself a Mac, and is the only one that is touched. */
function isApplePhone({ userAgent, maxTouchPoints }: Surroundings): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
