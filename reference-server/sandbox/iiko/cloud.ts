import type { SandboxContext } from '../provider.ts';
import { createAccessTokens, type AccessTokens } from './api/access-tokens.ts';
import { createPictureUrl } from './menu/dish-pictures.ts';
import { createIikoCabinet, type IikoCabinet } from './iiko-settings.ts';
import { createKitchen, type ChangingKitchen } from './menu/kitchen.ts';
import { createReserveLedger, type ReserveLedger } from './reserves/reserve-ledger.ts';
import { createStopLists, type StopLists } from './stop-lists.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** The one cloud of the sandbox, which the API and the controls both work on. */
export interface Cloud {
  cabinet: IikoCabinet;
  tokens: AccessTokens;
  kitchen: ChangingKitchen;
  stopLists: StopLists;
  reserves: ReserveLedger;
  webhooks: Webhooks;
}

export function createCloud(context: SandboxContext): Cloud {
  const cabinet = createIikoCabinet(context.state);
  const webhooks = createWebhooks(context);
  return {
    cabinet,
    tokens: createAccessTokens(context, cabinet),
    kitchen: createKitchen(context.state, createPictureUrl(context)),
    stopLists: createStopLists(context),
    reserves: createReserveLedger(context, cabinet, webhooks),
    webhooks,
  };
}
