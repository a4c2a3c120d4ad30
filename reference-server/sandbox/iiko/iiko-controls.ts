import { randomUUID } from 'node:crypto';
import { json, Router } from 'express';
import * as z from 'zod';
import type { Answer } from '../answer.ts';
import type { SandboxContext } from '../provider.ts';
import type { Cloud } from './cloud.ts';
import { iikoSettingsChange } from './iiko-settings.ts';
import type { Dish, DishCategory } from './menu/dish.ts';
import { dishChange } from './menu/kitchen.ts';
import { dishId, sizeId } from './menu/menu-ids.ts';
import { findDish, listedDishes } from './menu/menu-index.ts';
import { sizes } from './menu/sizes.ts';
import { presentReserve } from './reserves/reserve-record.ts';
import type { StoppedProduct } from './stop-lists.ts';
import { organizations, terminalGroups } from './venue/venue.ts';

const stopListChange = z.object({
  /** Out, in every size. */
  productIds: z.array(z.string()).default([]),
  /** Out in one size, or with something left. */
  items: z
    .array(
      z.object({
        productId: z.string(),
        balance: z.number().default(0),
        sizeId: z.string().nullable().default(null),
      }),
    )
    .default([]),
});

/** What can be seen and steered of the restaurant, under `/__sandbox/iiko/`. */
export function createIikoControls(context: SandboxContext, cloud: Cloud): Router {
  const { cabinet, kitchen, reserves, stopLists, tokens, webhooks } = cloud;
  const { answering } = context;
  const router = Router();
  router.use(json());
  router.get(
    '/reserves',
    answering(() => ok(settledReserves())),
  );
  router.get(
    '/stop-list',
    answering(() => ok(presentStopList())),
  );
  router.put(
    '/stop-list',
    answering((request) => changeStopList(request.body)),
  );
  router.get(
    '/dishes',
    answering(() => ok(listedDishes.map(({ dish, category }) => presentDish(dish, category)))),
  );
  router.put(
    '/dish',
    answering((request) => changeDish(request.body)),
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
    if (!read.success) {
      return refusal(
        'The body is { productIds: [...] } or { items: [{ productId, balance, sizeId }] }',
      );
    }
    const { productIds, items } = read.data;
    const out = productIds.map((productId) => ({ productId, balance: 0, sizeId: null }));
    stopLists.replace([...out, ...items]);
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
    return ok(presentStopList());
  }

  /** What is out in every size, and the rest. */
  function presentStopList(): object {
    const isOut = ({ balance, sizeId: size }: StoppedProduct) => balance <= 0 && size === null;
    const all = stopLists.list();
    return {
      productIds: all.filter(isOut).map(({ productId }) => productId),
      items: all.filter((product) => !isOut(product)),
    };
  }

  function changeDish(body: unknown): Answer {
    const read = dishChange.safeParse(body);
    if (!read.success) return refusal(z.prettifyError(read.error));
    const listed = findDish(read.data.id);
    if (!listed || !kitchen.change(read.data)) return refusal('There is no such dish or size');
    return ok(presentDish(listed.dish, listed.category));
  }

  function presentDish(written: Dish, { name: category }: DishCategory): object {
    const { key, name, isHidden = false, sizes: sold } = kitchen.dish(written);
    return {
      id: dishId(key),
      name,
      category,
      isHidden,
      sizes: sold.map(({ size, priceRoubles }) => ({
        sizeId: sizeId(size),
        name: size === undefined ? '' : sizes[size].name,
        priceRoubles,
      })),
    };
  }

  function changeSettings(body: unknown): Answer {
    const read = iikoSettingsChange.safeParse(body);
    if (!read.success) return refusal(z.prettifyError(read.error));
    cabinet.change(read.data);
    return ok(cabinet.read());
  }
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function refusal(error: string): Answer {
  return { status: 422, body: { success: false, error } };
}
