import type { ListedDish, RestaurantState } from '@portal/domain/restaurant';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { DishCard } from './dish-card.tsx';
import * as styles from './dish-grid.css.ts';
import { weightText } from '../dish/dish-texts.ts';
import { readDishAhead } from '../read-ahead.ts';

interface DishGridProps {
  storeId: number;
  dishes: readonly ListedDish[];
  /** How many of them are drawn wherever they are; beyond these, those that come near the screen. */
  drawnAhead: number;
  /** Undefined until it is known. */
  restaurant: RestaurantState | undefined;
  onOpen: (dishId: string) => void;
}

/**
 * Dishes of a part of the menu. Until it has come near the screen, or there is time, a dish is its words, in a
 * place as high as its card: a long menu opens at once, and the page finds every dish in it.
 */
export const DishGrid = memo(function DishGrid(props: DishGridProps) {
  const { storeId, dishes, drawnAhead, restaurant, onOpen } = props;
  const texts = useTexts();
  const listRef = useRef<HTMLUListElement>(null);
  // What is not drawn at first is written while the first are looked at.
  const written = useDeferredValue(dishes, dishes.slice(0, drawnAhead));
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const found = changes.filter(({ isIntersecting }) => isIntersecting);
        if (found.length === 0) return;
        for (const { target } of found) observer.unobserve(target);
        const ids = found.map(({ target }) => (target as HTMLElement).dataset['dish'] ?? '');
        setNear((before) => new Set([...before, ...ids]));
      },
      // A screen above and below what is seen.
      { rootMargin: '100% 0px' },
    );
    for (const place of listRef.current?.children ?? []) observer.observe(place);
    return () => observer.disconnect();
  }, [written]);

  return (
    <ul ref={listRef} className={styles.dishes}>
      {written.map((dish, index) => (
        <li key={dish.id} data-dish={dish.id} onPointerEnter={() => readDishAhead(dish.id)}>
          {index < drawnAhead || near.has(dish.id) ? (
            <DishCard {...{ storeId, dish, restaurant, onOpen }} />
          ) : (
            <div className={styles.place}>
              <h3 className={styles.name}>{dish.name}</h3>
              <p className={styles.about}>{weightText(dish.sizes, texts)}</p>
              <p className={styles.about}>{dish.description}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
});
