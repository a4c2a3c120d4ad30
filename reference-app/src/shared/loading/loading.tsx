import { Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-provider.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as styles from './query-state.css.ts';

export interface LoadingProps {
  /** Of one block in the place of what is read; without it, lines of text. */
  height?: `${number}rem` | undefined;
  /** @defaultValue 3 */
  lines?: number;
  className?: string;
  /** Places held in another shape. */
  children?: ReactNode;
}

/** Loading state: keeps the place of what is being read, and says so to screen readers. */
export function Loading({ height, lines = 3, className, children }: LoadingProps) {
  const { t } = useTexts();
  return (
    <div aria-busy="true" className={className}>
      <p className={visuallyHidden}>{t('portal.loading')}</p>
      {children ?? places()}
    </div>
  );

  function places() {
    if (height) return <Skeleton variant="block" style={{ blockSize: height }} />;
    return (
      <div className={styles.lines}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} />
        ))}
      </div>
    );
  }
}
