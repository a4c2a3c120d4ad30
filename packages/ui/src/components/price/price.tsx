import { formatMoney, type MoneyLocale } from '@portal/domain';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './price.css.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole kopecks; an unknown amount is shown as a dash. */
  kopecks: number | null;
  /** What it cost before, struck through. */
  beforeKopecks?: number;
  /** It is the least of several: sizes, additions. */
  isFrom?: boolean | undefined;
  /** @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @defaultValue 'ru' */
  locale?: MoneyLocale;
}

/** An amount of roubles; kopecks are shown only where there are any. */
export function Price({
  kopecks,
  beforeKopecks,
  isFrom = false,
  size = 'medium',
  locale = 'ru',
  className,
  ...rest
}: PriceProps) {
  const texts = useUiTexts();
  return (
    <span
      data-component="Price"
      data-size={size}
      className={joinClasses(styles.price, className)}
      {...rest}
    >
      {isFrom && <span className={styles.from}>{texts.priceFrom}</span>}
      <span>{formatMoney(kopecks, locale)}</span>
      {beforeKopecks !== undefined && (
        <s className={styles.before}>{formatMoney(beforeKopecks, locale)}</s>
      )}
    </span>
  );
}
