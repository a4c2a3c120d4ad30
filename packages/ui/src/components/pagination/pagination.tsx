import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  onNext?: (() => void) | undefined;
}

/** Goes through a long list a page at a time. Shows nothing when there is only one. */
export function Pagination({ label, onPrevious, onNext, ...rest }: PaginationProps) {
  const texts = useUiTexts();
  if (!onPrevious && !onNext) return null;
  return (
    <nav data-component="Pagination" aria-label={label} className={styles.pages} {...rest}>
      <button type="button" disabled={!onPrevious} className={styles.turn} onClick={onPrevious}>
        <ChevronLeft size="1.125rem" aria-hidden="true" className={styles.arrow} />
        <span>{texts.previousPage}</span>
      </button>
      <button type="button" disabled={!onNext} className={styles.turn} onClick={onNext}>
        <span>{texts.nextPage}</span>
        <ChevronRight size="1.125rem" aria-hidden="true" className={styles.arrow} />
      </button>
    </nav>
  );
}
