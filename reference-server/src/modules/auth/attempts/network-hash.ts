import { createHmac } from 'node:crypto';
import { clientNetwork } from '../../../kernel/network/client-network.ts';

const hashLength = 12;

/** Names a caller's network: the same each time, and nothing that an address could be found by. */
export type HashNetwork = (address: string) => string;

/** Keyed, as there are few enough networks to try them all. */
export function createNetworkHash(pepper: string): HashNetwork {
  return (address) =>
    createHmac('sha256', pepper)
      .update(`network ${clientNetwork(address).ranges[0].key}`)
      .digest('base64url')
      .slice(0, hashLength);
}
