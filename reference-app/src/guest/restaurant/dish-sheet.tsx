import {
  formatMoney,
  multiplyKopecks,
  quantityMax,
  type MenuDish,
  type RestaurantState,
} from '@portal/domain';
import { BottomSheet, Button, NumberStepper, Price } from '@portal/ui';
import { useRef, useState } from 'react';
import { cartStorage } from '../../app/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useItemsOf } from '../cart/use-cart.ts';
import { SheetPicture } from '../stores/sheet-picture.tsx';
import { DishChoices } from './dish-choices.tsx';
import { openDraft, pickDraft } from './dish-draft.ts';
import { DishFacts } from './dish-facts.tsx';
import * as styles from './dish-sheet.css.ts';
import { leastPrice, weightText } from './dish-texts.ts';
import { goodsOf, leftToAdd } from './dishes-in-cart.ts';
import { CallRestaurant } from './restaurant-notice.tsx';

interface DishSheetProps {
  storeId: number;
  dish: MenuDish;
  restaurant: RestaurantState | undefined;
  isStopped: boolean;
  onClose: () => void;
}

/** Everything there is to know of a dish, and how to have it. */
export function DishSheet({ storeId, dish, restaurant, isStopped, onClose }: DishSheetProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const items = useItemsOf(storeId, dish.id);
  const least = leastPrice(dish);
  const stopped = restaurant?.stopList.data ?? [];
  const choicesRef = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => openDraft(dish, stopped));
  const [isAsking, setAsking] = useState(false);
  const pick = pickDraft(dish, draft);
  const [missing] = 'problems' in pick ? pick.problems : [];
  const more = leftToAdd(stopped, items, dish, draft.size.id);
  const most = more === null ? quantityMax : Math.min(quantityMax, more);
  const quantity = Math.max(1, Math.min(draft.quantity, most));

  function add() {
    if ('problems' in pick) {
      setAsking(true);
      // The first group that still wants something, brought into sight with its words.
      requestAnimationFrame(() => {
        const group = choicesRef.current?.querySelector<HTMLElement>('[data-missing]');
        group?.scrollIntoView({ block: 'center' });
        group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus();
      });
      return;
    }
    cartStorage.add(storeId, goodsOf(dish, draft), quantity);
    onClose();
  }

  return (
    <BottomSheet open onClose={onClose} title={dish.name} footer={footer()}>
      <div className={styles.content}>
        <SheetPicture imageUrl={draft.size.imageUrl} name={dish.name} motif="plate" />
        <div className={styles.about}>
          {dish.description && <p>{dish.description}</p>}
          <p className={styles.priced}>
            <Price kopecks={least.priceKopecks} isFrom={least.isFrom} locale={locale} />
            <span className={styles.weightOf}>{weightText(dish.sizes, texts)}</span>
          </p>
        </div>
        <div ref={choicesRef} className={styles.choices}>
          <DishChoices {...{ dish, draft, stopped, isAsking }} onChange={setDraft} />
        </div>
        <DishFacts dish={dish} size={draft.size} />
      </div>
    </BottomSheet>
  );

  function footer() {
    if (isStopped) return <p className={styles.unavailable}>{t('menu.soldOut')}</p>;
    if (!restaurant?.canOrder) {
      return (
        <div className={styles.unavailable}>
          <p>{t('menu.notOrdered')}</p>
          {restaurant && <CallRestaurant />}
        </div>
      );
    }
    if (most === 0) return <p className={styles.unavailable}>{t('menu.noMore')}</p>;
    return (
      <div className={styles.foot}>
        <NumberStepper
          label={dish.name}
          value={quantity}
          min={1}
          max={most}
          onValueChange={(next) => setDraft({ ...draft, quantity: next })}
          decreaseLabel={t('product.fewer', { name: dish.name })}
          increaseLabel={t('product.more', { name: dish.name })}
        />
        <Button size="large" className={styles.add} onClick={add}>
          {addLabel()}
        </Button>
      </div>
    );
  }

  function addLabel(): string {
    if (!('problems' in pick)) {
      const price = formatMoney(multiplyKopecks(pick.priceKopecks, quantity), locale);
      return t('menu.add', { price });
    }
    if (missing?.reason !== 'too-few') return t('product.add');
    return t('menu.missing', { group: (missing.modifier ?? missing.group).name });
  }
}
