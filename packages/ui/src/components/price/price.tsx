import { formatMoney, type MoneyLocale } from '@portal/domain';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './price.css.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole kopecks; an unknown amount is shown as a dash. */
  kopecks: number | null;
  /** What it cost before, struck through. */
  beforeKopecks?: number;
  /** @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @defaultValue 'ru' */
  locale?: MoneyLocale;
}

/** An amount of roubles; kopecks are shown only where there are any. */
export function Price({
  kopecks,
  beforeKopecks,
  size = 'medium',
  locale = 'ru',
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
      {formatMoney(kopecks, locale)}
      {beforeKopecks !== undefined && (
        <s className={styles.before}>{formatMoney(beforeKopecks, locale)}</s>
      )}
    </span>
  );
}
