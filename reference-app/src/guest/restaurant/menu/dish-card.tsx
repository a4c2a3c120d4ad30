import { quantityOf } from '@portal/domain/cart';
import { quantityMax } from '@portal/domain/orders';
import {
  isDishStopped,
  piecesLeft,
  type ListedDish,
  type RestaurantState,
} from '@portal/domain/restaurant';
import { Badge, ProductCard } from '@portal/ui';
import { memo } from 'react';
import { cartStorage } from '../../../shared/portal.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useItemsOf } from '../../cart/use-cart.ts';
import { weightText } from '../dish/dish-texts.ts';
import { leftToAdd, piecesOf } from '../dish/dishes-in-cart.ts';

interface DishCardProps {
  storeId: number;
  dish: ListedDish;
  /** Undefined until it is known. */
  restaurant: RestaurantState | undefined;
  onOpen: (dishId: string) => void;
}

/**
 * A dish at a glance. What needs no choice goes into the cart with one tap. A menu has many: each is drawn
 * again only for what concerns it.
 */
export const DishCard = memo(function DishCard({
  storeId,
  dish,
  restaurant,
  onOpen,
}: DishCardProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const items = useItemsOf(storeId, dish.id);
  const stopped = restaurant?.stopList.data ?? [];
  const [usual] = dish.sizes;
  const plain = quantityOf({ [storeId]: items }, storeId, dish.id);
  const pieces = piecesOf(items, dish);
  const more = leftToAdd(stopped, items, dish, usual.id);
  const isStopped = isDishStopped(stopped, dish);
  const isChosen = dish.needsChoice || pieces > plain;

  return (
    <ProductCard
      name={dish.name}
      description={dish.description || undefined}
      measure={weightText(dish.sizes, texts) ?? undefined}
      priceKopecks={dish.priceKopecks}
      isPriceFrom={dish.isPriceFrom}
      locale={locale}
      imageUrl={usual.imageUrl ?? undefined}
      motif="plate"
      badge={mark()}
      quantity={isChosen ? pieces : plain}
      maxQuantity={more === null ? quantityMax : Math.min(quantityMax, plain + more)}
      unavailableLabel={isStopped ? t('menu.soldOut') : undefined}
      chooseLabel={isChosen && restaurant?.canOrder ? t('menu.choose') : undefined}
      onOpen={() => onOpen(dish.id)}
      onQuantityChange={
        restaurant?.canOrder && !isChosen
          ? (quantity) => cartStorage.setQuantity(storeId, dish.id, quantity)
          : undefined
      }
    />
  );

  function mark() {
    const left = piecesLeft(stopped, dish.id, usual.id);
    if (!isStopped && left !== null && left > 0) {
      return <Badge tone="warning">{t('menu.left', { n: left })}</Badge>;
    }
    const [tag] = dish.tags;
    return tag ? <Badge tone="accent">{tag}</Badge> : undefined;
  }
});
