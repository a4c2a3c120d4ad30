import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './category-nav.css.ts';

/** A part of the menu as the row of categories names it. */
interface CategoryEntry {
  /** Id of its section on the page. */
  readonly id: string;
  readonly name: string;
}

interface CategoryNavProps {
  categories: readonly CategoryEntry[];
  current: string | undefined;
  onGo: (id: string) => void;
}

/** The parts of the menu, always in reach; says which one is being read. */
export function CategoryNav({ categories, current, onGo }: CategoryNavProps) {
  const { t } = useTexts();
  const rowRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = rowRef.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    // Sideways only: the page itself stays where the guest has it.
    row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav aria-label={t('menu.categories')} className={styles.nav}>
      <ul ref={rowRef} className={styles.row}>
        {categories.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
