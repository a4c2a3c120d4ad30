import { isDishStopped, type DishMenu, type RestaurantState } from '@portal/domain';
import { Button, EmptyState, SearchField } from '@portal/ui';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useAddressWindow } from '../shell/use-address-window.ts';
import { CategoryNav } from './category-nav.tsx';
import { DishCard } from './dish-card.tsx';
import { searchMenu } from './menu-search.ts';
import * as styles from './restaurant-store.css.ts';
import { useCategorySpy } from './use-category-spy.ts';

const DishSheet = lazy(async () => ({ default: (await import('./dish-sheet.tsx')).DishSheet }));

interface OpenMenuProps {
  storeId: number;
  menu: DishMenu;
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
  const sections = searchMenu(all, written);
  const spy = useCategorySpy(
    listRef,
    sections.map(({ sectionId }) => sectionId),
  );
  const isSearching = written.trim() !== '';
  const found = sections.reduce((sum, { dishes }) => sum + dishes.length, 0);
  const opened = sheet.shown === null ? undefined : menu.dishes.get(sheet.shown);

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
      <p role="status" className={styles.found}>
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
            {sections.map(({ sectionId, name, description, dishes }) => (
              <section
                key={sectionId}
                id={sectionId}
                aria-labelledby={`${sectionId}-name`}
                className={styles.section}
              >
                <h2 id={`${sectionId}-name`} tabIndex={-1} className={styles.sectionName}>
                  {name}
                </h2>
                {description && <p className={styles.about}>{description}</p>}
                <ul className={styles.dishes}>
                  {dishes.map((dish) => (
                    <li key={dish.id}>
                      <DishCard {...{ storeId, dish, restaurant }} onOpen={sheet.open} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
      <Suspense>
        {opened && (
          <DishSheet
            key={opened.id}
            {...{ storeId, restaurant }}
            dish={opened}
            isStopped={isDishStopped(restaurant?.stopList.data ?? [], opened)}
            onClose={sheet.close}
          />
        )}
      </Suspense>
    </>
  );
}
