import { Skeleton } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { visuallyHidden } from '../../../shared/visually-hidden/visually-hidden.css.ts';
import { CardsLoading } from '../../stores/products/cards-on-their-way.tsx';
import { dishes } from './dish-grid.css.ts';
import * as styles from './menu.css.ts';

/** Holds the places of search, categories and dishes. */
export function MenuLoading() {
  const { t } = useTexts();
  return (
    <div aria-busy="true">
      <p className={visuallyHidden}>{t('portal.loading')}</p>
      <Skeleton variant="control" className={styles.search} />
      <div className={styles.menu}>
        <div className={styles.categoriesLoading}>
          {[1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} className={styles.categoryLoading} />
          ))}
        </div>
        <CardsLoading className={dishes} />
      </div>
    </div>
  );
}
