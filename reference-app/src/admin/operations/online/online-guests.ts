import type { Online } from '@portal/domain/presence';

/** How many of those who are here are not staff; who is not listed any more counts as a guest. */
export function guestsAmong({ online, clients }: Pick<Online, 'online' | 'clients'>): number {
  const staff = clients.filter(({ role }) => role !== null && role !== 'user');
  return online - staff.length;
}
