import { Skeleton } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { spoken } from '../../shared/spoken/spoken.css.ts';
import { CardsOnTheirWay } from '../stores/cards-on-their-way.tsx';
import * as styles from './restaurant-store.css.ts';

/** Holds the places of search, categories and dishes. */
export function MenuOnItsWay() {
  const { t } = useTexts();
  return (
    <div aria-busy="true">
      <p className={spoken}>{t('portal.loading')}</p>
      <Skeleton shape="control" className={styles.search} />
      <div className={styles.menu}>
        <div className={styles.categoriesOnTheirWay}>
          {[1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} className={styles.categoryOnItsWay} />
          ))}
        </div>
        <CardsOnTheirWay className={styles.dishes} />
      </div>
    </div>
  );
}
