import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { formatKopecks } from './format-kopecks.ts';
import * as styles from './price.css.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole kopecks. */
  kopecks: number;
  /** What it cost before, struck through. */
  beforeKopecks?: number;
  /** @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @defaultValue 'ru-RU' */
  locale?: string;
}

/** An amount of roubles; kopecks are shown only where there are any. */
export function Price({
  kopecks,
  beforeKopecks,
  size = 'medium',
  locale = 'ru-RU',
  className,
  ...rest
}: PriceProps) {
  return (
    <span
      data-component="Price"
      data-size={size}
      className={joinClasses(styles.price, className)}
      {...rest}
    >
      {formatKopecks(kopecks, locale)}
      {beforeKopecks !== undefined && (
        <s className={styles.before}>{formatKopecks(beforeKopecks, locale)}</s>
      )}
    </span>
  );
}
