import { randomUUID } from 'node:crypto';
import { json, Router } from 'express';
import { z } from 'zod';
import type { Answer } from '../answer.ts';
import type { SandboxContext } from '../provider.ts';
import type { Cloud } from './cloud.ts';
import { iikoSettingsChange } from './iiko-settings.ts';
import { dishId } from './menu/menu-ids.ts';
import { listedDishes } from './menu/menu-index.ts';
import { presentReserve } from './reserve-record.ts';
import { organizations, terminalGroups } from './venue.ts';

const stopListChange = z.object({ productIds: z.array(z.string()) });

/** What can be seen and steered of the restaurant, under `/__sandbox/iiko/`. */
export function createIikoControls(context: SandboxContext, cloud: Cloud): Router {
  const { cabinet, reserves, stopLists, tokens, webhooks } = cloud;
  const { answering } = context;
  const router = Router();
  router.use(json());
  router.get(
    '/reserves',
    answering(() => ok(settledReserves())),
  );
  router.get(
    '/stop-list',
    answering(() => ok({ productIds: stopLists.productIds() })),
  );
  router.put(
    '/stop-list',
    answering((request) => changeStopList(request.body)),
  );
  router.get(
    '/dishes',
    answering(() => ok(listedDishes.map(presentDish))),
  );
  router.get(
    '/webhooks',
    answering(() => ok(webhooks.list())),
  );
  router.get(
    '/settings',
    answering(() => ok(cabinet.read())),
  );
  router.put(
    '/settings',
    answering((request) => changeSettings(request.body)),
  );
  router.get(
    '/tokens',
    answering(() => ok({ count: tokens.count() })),
  );
  router.delete(
    '/tokens',
    answering(() => {
      tokens.revokeAll();
      return { status: 204 };
    }),
  );
  return router;

  function settledReserves(): object[] {
    reserves.settle();
    return reserves.list().map((record) => ({ ...presentReserve(record), request: record.order }));
  }

  function changeStopList(body: unknown): Answer {
    const read = stopListChange.safeParse(body);
    if (!read.success) return refusal('The body is { productIds: [...] }');
    stopLists.replace(read.data.productIds);
    const organizationId = organizations[0].id;
    const awake = terminalGroups.filter((group) => {
      return group.organizationId === organizationId && !group.isAsleep;
    });
    webhooks.add({
      eventType: 'StopListUpdate',
      organizationId,
      correlationId: randomUUID(),
      eventInfo: {
        terminalGroupsStopListsUpdates: awake.map(({ id }) => ({ id, isFull: true })),
      },
    });
    return ok({ productIds: stopLists.productIds() });
  }

  function changeSettings(body: unknown): Answer {
    const read = iikoSettingsChange.safeParse(body);
    if (!read.success) return refusal(z.prettifyError(read.error));
    cabinet.change(read.data);
    return ok(cabinet.read());
  }
}

function presentDish({ dish, category }: (typeof listedDishes)[number]): object {
  return { id: dishId(dish.key), name: dish.name, category: category.name };
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function refusal(error: string): Answer {
  return { status: 422, body: { success: false, error } };
}
