import { formatMoney, multiplyKopecks } from '@portal/domain/money';
import { quantityMax } from '@portal/domain/orders';
import { isDishStopped, type ListedDish, type RestaurantState } from '@portal/domain/restaurant';
import { BottomSheet, Button, NumberStepper, Price, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cartStorage } from '../../../shared/portal.ts';
import { Loading } from '../../../shared/loading/loading.tsx';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { dishQuery } from '../../../shared/restaurant/restaurant-queries.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useItemsOf } from '../../cart/use-cart.ts';
import { SheetPicture } from '../../stores/products/sheet-picture.tsx';
import { DishChoices } from './dish-choices.tsx';
import { openDraft, pickDraft, type DishDraft } from './dish-draft.ts';
import { DishDetails } from './dish-details.tsx';
import * as styles from './dish-sheet.css.ts';
import { weightText } from './dish-texts.ts';
import { goodsOf, leftToAdd } from './dishes-in-cart.ts';
import { CallRestaurant } from '../restaurant-notice.tsx';

interface DishSheetProps {
  storeId: number;
  dish: ListedDish;
  restaurant: RestaurantState | undefined;
  onClose: () => void;
}

/** Everything there is to know of a dish, and how to have it. What goes with it is read when it is opened. */
export function DishSheet({ storeId, dish, restaurant, onClose }: DishSheetProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const items = useItemsOf(storeId, dish.id);
  const stopped = restaurant?.stopList.data ?? [];
  const choicesRef = useRef<HTMLDivElement>(null);
  const query = useQuery(dishQuery(dish.id));
  const { data: whole } = query;
  const [draft, setDraft] = useState<DishDraft>();
  if (whole && !draft) setDraft(openDraft(whole, stopped));
  const [isAsking, setAsking] = useState(false);
  const size = draft?.size ?? dish.sizes[0];
  const more = leftToAdd(stopped, items, dish, size.id);
  const maxQuantity = more === null ? quantityMax : Math.min(quantityMax, more);

  function add(chosen: DishDraft, quantity: number) {
    if (!whole) return;
    if ('problems' in pickDraft(whole, chosen)) {
      setAsking(true);
      // The first group that still wants something, brought into sight with its words.
      requestAnimationFrame(() => {
        const group = choicesRef.current?.querySelector<HTMLElement>('[data-missing]');
        group?.scrollIntoView({ block: 'center' });
        group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus();
      });
      return;
    }
    cartStorage.add(storeId, goodsOf(whole, chosen), quantity);
    onClose();
  }

  return (
    <BottomSheet open onClose={onClose} title={dish.name} footer={footer()}>
      <div className={styles.content}>
        <SheetPicture imageUrl={size.imageUrl} name={dish.name} motif="plate" />
        <div className={styles.about}>
          {dish.description && <p>{dish.description}</p>}
          <p className={styles.priced}>
            <Price kopecks={dish.priceKopecks} isFrom={dish.isPriceFrom} locale={locale} />
            <span className={styles.weightOf}>{weightText(dish.sizes, texts)}</span>
          </p>
        </div>
        <DishDetails {...{ dish, size }} />
        <div ref={choicesRef} className={styles.choices}>
          {choices()}
        </div>
      </div>
    </BottomSheet>
  );

  function choices() {
    if (whole && draft) {
      return <DishChoices dish={whole} {...{ draft, stopped, isAsking }} onChange={setDraft} />;
    }
    if (whole === null || query.error) return null;
    return (
      <Loading className={styles.choices}>
        <Skeleton variant="control" />
        <Skeleton variant="control" />
      </Loading>
    );
  }

  function footer() {
    if (whole === null) return <p className={styles.unavailable}>{t('menu.dishNotFound')}</p>;
    if (isDishStopped(stopped, dish))
      return <p className={styles.unavailable}>{t('menu.soldOut')}</p>;
    if (!restaurant?.canOrder) {
      return (
        <div className={styles.unavailable}>
          <p>{t('menu.notOrdered')}</p>
          {restaurant && <CallRestaurant />}
        </div>
      );
    }
    if (maxQuantity === 0) return <p className={styles.unavailable}>{t('menu.noMore')}</p>;
    if (query.isLoadingError) {
      return (
        <div className={styles.unavailable}>
          <QueryState inline query={query} />
        </div>
      );
    }
    const quantity = Math.max(1, Math.min(draft?.quantity ?? 1, maxQuantity));
    const pick = whole && draft ? pickDraft(whole, draft) : dish;
    return (
      <div className={styles.foot}>
        <NumberStepper
          label={dish.name}
          value={quantity}
          min={1}
          max={draft ? maxQuantity : 1}
          onValueChange={(next) => draft && setDraft({ ...draft, quantity: next })}
          decreaseLabel={t('product.fewer', { name: dish.name })}
          increaseLabel={t('product.more', { name: dish.name })}
        />
        <Button
          size="large"
          className={styles.add}
          busy={!draft}
          onClick={() => draft && add(draft, quantity)}
        >
          {addLabel(pick, quantity)}
        </Button>
      </div>
    );
  }

  function addLabel(pick: ReturnType<typeof pickDraft> | ListedDish, quantity: number): string {
    if (!('problems' in pick)) {
      const price = formatMoney(multiplyKopecks(pick.priceKopecks, quantity), locale);
      return t('menu.add', { price });
    }
    const [missing] = pick.problems;
    if (missing?.reason !== 'too-few') return t('product.add');
    return t('menu.missing', { group: (missing.modifier ?? missing.group).name });
  }
}
