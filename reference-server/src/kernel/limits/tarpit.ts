import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimit } from '@portal/domain/server';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { identityOf } from '../actor.ts';
import { clientAddress, type ClientNetwork, type NetworkOf } from '../network/client-network.ts';
import { consumeForNetwork, type RateLimiter } from './rate-limiter.ts';
import { requestState } from '../request-state.ts';

/** Refusals that are sent at once; far more than a whole hotel behind one address collects by mistake. */
const promptRefusals = {
  points: 100,
  windowSeconds: 10,
  by: 'address',
} as const satisfies RateLimit;
/** Of all devices with a name in one of the hotel's networks together: names are given to whoever asks. */
const hotelDevices = { ...promptRefusals, points: 4 * promptRefusals.points };
const holdMilliseconds = 1_000;
/** A held answer keeps its connection and some 10 KB. Past so many, answers go out at once again. */
export const maxHeld = 1_000;

/** What holding answers back takes. */
export interface TarpitOptions {
  /** Of this process alone: what is protected is its own thread. */
  readonly rateLimiter: RateLimiter;
  readonly networkOf: NetworkOf;
  /** Proxies in front that set `X-Forwarded-For`. */
  readonly trustProxyHops: number;
  /** The portal's own name for a device in the hotel's network. Default: none has one. */
  readonly deviceOf?: (request: IncomingMessage) => string | null;
  readonly log: Logger;
  /** Default: a second. */
  readonly hold?: () => Promise<unknown>;
}

/**
 * Holds back the refusals (4xx) of an account, or of a stranger's network, that has collected too many of
 * them. Whoever probes or floods the portal and waits for answers is slowed down by it, and the others find
 * its thread free; nobody is refused by it, and what is granted is never late. In the hotel's own networks a
 * device that the portal has named counts by itself, so that one flooder delays only others without a name.
 */
export type Tarpit = ReturnType<typeof createTarpit>;

/** Counts from now on; nobody is held back yet. */
export function createTarpit(options: TarpitOptions) {
  const { rateLimiter, networkOf, trustProxyHops, deviceOf = () => null, log } = options;
  const { hold = () => wait(holdMilliseconds) } = options;
  let held = 0;
  let isFailing = false;

  async function consume(request: IncomingMessage, account: string | null): Promise<number | null> {
    if (account !== null) {
      return rateLimiter.consume('refusals-of-account', promptRefusals, account);
    }
    const network = networkOf(clientAddress(request, trustProxyHops));
    const device = network.kind === 'hotel' ? deviceOf(request) : null;
    if (device !== null) return consumeForDevice(device, network);
    return consumeForNetwork(rateLimiter, 'refusals', promptRefusals, network);
  }

  async function consumeForDevice(device: string, { ranges }: ClientNetwork) {
    return (
      (await rateLimiter.consume('refusals-of-device', promptRefusals, device)) ??
      (await rateLimiter.consume('refusals-of-devices', hotelDevices, ranges[0].key))
    );
  }

  async function holdBack(request: IncomingMessage, account: string | null): Promise<void> {
    try {
      const isOver = (await consume(request, account)) !== null;
      isFailing = false;
      if (!isOver || held >= maxHeld) return;
      held += 1;
      await hold().finally(() => {
        held -= 1;
      });
    } catch (error) {
      // An answer that cannot be held back is given; an outage is one line, not one a refusal.
      if (!isFailing) log.error({ err: error }, 'refusals are not held back');
      isFailing = true;
    }
  }

  return {
    /** Express middleware; comes after {@link trackRequests}, whose state says whose request it is. */
    slowDown(request: Request, response: Response, next: NextFunction) {
      const end = response.end.bind(response) as (...parts: unknown[]) => Response;
      response.end = (...parts: unknown[]): Response => {
        const { statusCode } = response;
        if (statusCode < 400 || statusCode > 499) return end(...parts);
        const { actor } = requestState(response);
        void holdBack(request, actor && identityOf(actor)).then(() => end(...parts));
        return response;
      };
      next();
    },
    /**
     * Resolves when a refusal may be sent, as one of Engine.IO; never rejects.
     * @param account - whose it is; null: a stranger's
     */
    beforeRefusal: holdBack,
  };
}
