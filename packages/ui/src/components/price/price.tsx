import { useContext, type ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { russianPriceTexts } from '../../texts/price-texts.ts';
import { UiTextsContext } from '../../texts/ui-texts-context.ts';
import * as styles from './price.css.ts';

/** The languages that amounts are written in. */
export type PriceLocale = 'ru' | 'en';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole kopecks; an unknown amount is shown as a dash. */
  kopecks: number | null;
  /** What it cost before, struck through. */
  beforeKopecks?: number;
  /** It is the least of several: sizes, additions. */
  isFrom?: boolean | undefined;
  /** @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** By default that of the kit's words. */
  locale?: PriceLocale | undefined;
}

/** An amount of roubles; kopecks are shown only where there are any. */
export function Price({
  kopecks,
  beforeKopecks,
  isFrom = false,
  size = 'medium',
  locale,
  className,
  ...rest
}: PriceProps) {
  const texts = useContext(UiTextsContext) ?? russianPriceTexts;
  const language = locale ?? texts.locale;
  return (
    <span
      data-component="Price"
      data-size={size}
      className={joinClasses(styles.price, className)}
      {...rest}
    >
      {isFrom && <span className={styles.from}>{texts.priceFrom}</span>}
      <span>{amountOf(kopecks, language)}</span>
      {beforeKopecks !== undefined && (
        <s className={styles.before}>{amountOf(beforeKopecks, language)}</s>
      )}
    </span>
  );
}

const options = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;
const formats = {
  ru: new Intl.NumberFormat('ru-RU', options),
  en: new Intl.NumberFormat('en-US', options),
};

/**
 * Spaces do not break: `1 490 ₽`, `1 490,50 ₽`.
 *
 * @internal
 */
export function amountOf(kopecks: number | null, locale: PriceLocale): string {
  return kopecks === null ? '—' : `${formats[locale].format(kopecks / 100)}\u00a0₽`;
}
