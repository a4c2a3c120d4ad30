import type { ClientNetwork } from '../../../kernel/network/client-network.ts';

/** Whose attempts are counted. */
export interface Requester {
  readonly phone: string;
  readonly network: ClientNetwork;
  /** What the phone's codes and checks are counted for, as {@link phoneHolder} says. */
  readonly holder: string;
}

/** Key that distinguishes a caller's device from others. */
export interface CallerDevice {
  /** By what whoever it has signed in to knows it; null for a stranger's. */
  readonly deviceId: string | null;
  /** The name of a device that has not signed in, in the hotel's own network; null elsewhere. */
  readonly visitorId: string | null;
}

const devicePrefix = 'device ';

/** What counts as one who asks about a phone: a device where there is one to tell from others, else the network. */
export function phoneHolder(
  { deviceId, visitorId }: CallerDevice,
  { ranges }: ClientNetwork,
): string {
  if (deviceId !== null) return `${devicePrefix}${deviceId}`;
  return visitorId !== null ? `visitor ${visitorId}` : `network ${ranges[0].key}`;
}

/** Whether who asks has signed in to this phone on this device. */
export function isKnown({ holder }: Requester): boolean {
  return holder.startsWith(devicePrefix);
}

/** Whether who asks is a device and a network that the hotel knows nothing of. */
export function isUnknownDevice(who: Requester): boolean {
  return !isKnown(who) && who.network.kind === 'outside';
}
