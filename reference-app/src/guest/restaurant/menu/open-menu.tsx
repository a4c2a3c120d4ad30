import type { RestaurantState } from '@portal/domain/restaurant';
import { Button, EmptyState, SearchField } from '@portal/ui';
import { SearchX } from 'lucide-react';
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { lazyWindow } from '../../../shared/loading/lazy-window.tsx';
import type { ReadDishes } from '../../../shared/restaurant/restaurant-queries.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useAddressWindow } from '../../shell/use-address-window.ts';
import { CategoryNav } from './category-nav.tsx';
import { DishGrid } from './dish-grid.tsx';
import { searchMenu } from './menu-search.ts';
import * as styles from './menu.css.ts';
import { useCategorySpy } from './use-category-spy.ts';

const DishSheet = lazyWindow(() => import('../dish/dish-sheet.tsx'), 'DishSheet');

/** What a dish adds to the height of a section that is not laid out yet: two stand beside each other on a phone. */
const remOfDish = 11;

const drawnAtFirst = 8;
const drawnAtOnce = 24;
/** Of a longer list the rest is drawn near the screen only: a weak phone is slow with thousands. */
const drawnAheadMax = 240;
/** Between two times, for whatever a guest does. */
const restMilliseconds = 16;

interface OpenMenuProps {
  storeId: number;
  menu: ReadDishes;
  /** Undefined until it is known. */
  restaurant: RestaurantState | undefined;
}

/** The menu by its parts, with search. The sheet of a dish has an address, so that "back" closes it. */
export function OpenMenu({ storeId, menu, restaurant }: OpenMenuProps) {
  const texts = useTexts();
  const { t } = texts;
  const sheet = useAddressWindow('dish');
  const listRef = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState('');
  const all = useMemo(
    () =>
      menu.categories.map((category, index) => ({ ...category, sectionId: `menu-${index + 1}` })),
    [menu],
  );
  // A field answers every letter at once, and news of the kitchen does not hold up a long menu.
  const sought = useDeferredValue(written);
  const latest = useDeferredValue(restaurant);
  const sections = useMemo(() => searchMenu(all, sought), [all, sought]);
  const spy = useCategorySpy(
    listRef,
    sections.map(({ sectionId }) => sectionId),
  );
  const isSearching = written.trim() !== '' && sought.trim() !== '';
  const found = sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
  const drawnAhead = useProgressiveRender(found);
  const opened = sheet.shown === null ? undefined : menu.dishes.get(sheet.shown);

  function drawnAheadIn(index: number): number {
    const before = sections.slice(0, index).reduce((sum, { dishes }) => sum + dishes.length, 0);
    return Math.max(0, Math.min(drawnAhead - before, sections[index]?.dishes.length ?? 0));
  }

  function goTo(id: string) {
    spy.goTo(id);
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }

  return (
    <>
      <SearchField
        label={t('menu.search')}
        value={written}
        onValueChange={setWritten}
        className={styles.search}
      />
      <p
        role="status"
        data-searching={written.trim() === '' ? undefined : true}
        className={styles.found}
      >
        {isSearching && found > 0 && texts.count('menu.found', found)}
      </p>
      {found === 0 ? (
        <EmptyState
          title={t('menu.nothingFound')}
          message={t('menu.nothingFoundHint')}
          icon={<SearchX size="1em" strokeWidth={1.25} />}
          actions={<Button onClick={() => setWritten('')}>{t('menu.showAll')}</Button>}
        />
      ) : (
        <div className={styles.menu}>
          {sections.length > 1 && (
            <CategoryNav
              categories={sections.map(({ sectionId, name }) => ({ id: sectionId, name }))}
              current={spy.current}
              onGo={goTo}
            />
          )}
          <div ref={listRef} className={styles.sections}>
            {sections.map(({ sectionId, name, description, dishes }, index) => (
              <section
                key={sectionId}
                id={sectionId}
                aria-labelledby={`${sectionId}-name`}
                className={styles.section}
                style={{ containIntrinsicBlockSize: `auto ${dishes.length * remOfDish}rem` }}
              >
                <h2 id={`${sectionId}-name`} tabIndex={-1} className={styles.sectionName}>
                  {name}
                </h2>
                {description && <p className={styles.about}>{description}</p>}
                <DishGrid
                  {...{ storeId, dishes }}
                  drawnAhead={drawnAheadIn(index)}
                  restaurant={latest}
                  onOpen={sheet.open}
                />
              </section>
            ))}
          </div>
        </div>
      )}
      {opened && (
        <DishSheet
          key={opened.id}
          {...{ storeId, restaurant }}
          dish={opened}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

/** How many of so many things are drawn by now, also where nobody looks yet: a few more whenever there is time. */
function useProgressiveRender(total: number): number {
  const [count, setCount] = useState(drawnAtFirst);
  useEffect(() => {
    if (count >= Math.min(total, drawnAheadMax)) return;
    const timer = setTimeout(
      () => startTransition(() => setCount(count + drawnAtOnce)),
      restMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
