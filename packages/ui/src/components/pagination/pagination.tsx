import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './pagination.css.ts';
import { visiblePages } from './visible-pages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Goes through a long list a page at a time. Shows nothing when there is only one. */
export function Pagination({ label, page, pageCount, onPageChange, ...rest }: PaginationProps) {
  const texts = useUiTexts();
  if (pageCount <= 1) return null;
  return (
    <nav data-component="Pagination" aria-label={label} {...rest}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            aria-label={texts.previousPage}
            disabled={page <= 1}
            className={styles.page}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft size="1.125rem" aria-hidden="true" className={styles.arrow} />
          </button>
        </li>
        {visiblePages(page, pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <button
                type="button"
                aria-label={texts.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className={styles.page}
                onClick={() => onPageChange(slot)}
              >
                {slot}
              </button>
            ) : (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={texts.nextPage}
            disabled={page >= pageCount}
            className={styles.page}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight size="1.125rem" aria-hidden="true" className={styles.arrow} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
