import { externalMenuSchema, readDishMenu, type DishMenu, type Stopped } from '@portal/domain';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { externalMenus, presentExternalMenu } from '../sandbox/iiko/menu/external-menu.ts';
import { menuAsWritten } from '../sandbox/iiko/menu/kitchen.ts';
import { dishId, modifierGroupId, modifierId, sizeId } from '../sandbox/iiko/menu/menu-ids.ts';
import { restaurantIds } from '../sandbox/iiko/restaurant-ids.ts';

/** What the sandbox's restaurant sells, as the portal reads it. */
export function sandboxDishMenu(): DishMenu {
  const { organizationId } = restaurantIds;
  const menu = externalMenuSchema.parse(
    presentExternalMenu(externalMenus[0], organizationId, menuAsWritten),
  );
  return readDishMenu(menu, organizationId);
}

/** Dishes of the sandbox's menu, and what goes with them. */
export const dishes = {
  /** 420 ₽ small, 560 ₽ large. */
  borsch: dishId('borsch'),
  small: sizeId('small') ?? '',
  large: sizeId('large') ?? '',
  /** 50 ₽, two at most. */
  cream: modifierId('sour-cream'),
  soupAdditions: modifierGroupId('soupAdditions'),
  /** 2350 ₽; how it is done must be chosen. */
  ribeye: dishId('ribeye'),
  medium: modifierId('medium'),
  /** 190 ₽ a glass. */
  mors: dishId('mors'),
  /** Without a price, so it is not sold. */
  okroshka: dishId('okroshka'),
} as const;

/** What the restaurant has run out of, as if it had just been read. */
export async function setStopList(
  prisma: PrismaClient,
  stopped: readonly Stopped[] = [],
  readAt = new Date(),
): Promise<void> {
  await prisma.restaurantStopList.update({
    where: { id: 1 },
    data: { stopped: stopped.map((one) => ({ ...one })), readAt },
  });
}
