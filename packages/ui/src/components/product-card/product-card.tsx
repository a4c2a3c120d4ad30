import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useSwapFocus } from '../../behaviour/use-swap-focus.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { Button } from '../button/index.ts';
import { ProductPicture, type ProductMotif } from '../illustration/index.ts';
import { NumberStepper } from '../number-stepper/index.ts';
import { Photograph } from '../photograph/index.ts';
import { Price, type PriceLocale } from '../price/index.ts';
import { cover } from '../card/cover.css.ts';
import * as styles from './product-card.css.ts';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  description?: string | undefined;
  /** Price of one, in whole kopecks. */
  priceKopecks: number | null;
  /** It is the least of several: sizes, additions. */
  isPriceFrom?: boolean | undefined;
  /** What it weighs or holds, under the name. */
  measure?: ReactNode;
  /** A drawn picture stands in while there is none, or it cannot be loaded. */
  imageUrl?: string | undefined;
  /** What the drawn picture shows; by default any of them, by the name. */
  motif?: ProductMotif | undefined;
  /** A mark on the picture: new, spicy, chef's choice. */
  badge?: ReactNode;
  /** How many are in the cart. @defaultValue 0 */
  quantity?: number;
  /** @defaultValue 99 */
  maxQuantity?: number;
  /** Called with how many there should be in the cart now; 0 takes it out. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Opens the product's sheet; the picture and the name become its button. */
  onOpen?: (() => void) | undefined;
  /** There is something to choose first: the button says this and opens the sheet instead. */
  chooseLabel?: string | undefined;
  /** Why it cannot be ordered now; there is no way to add it then. */
  unavailableLabel?: string | undefined;
  /** By what stands above it. @defaultValue 3 */
  headingLevel?: 2 | 3 | 4;
  /** By default that of the kit's words. */
  locale?: PriceLocale | undefined;
}

/** One thing a guest can order: picture, name, price, and one tap to add it. */
export function ProductCard({
  name,
  description,
  priceKopecks,
  isPriceFrom,
  measure,
  imageUrl,
  motif,
  badge,
  quantity = 0,
  maxQuantity = 99,
  onQuantityChange,
  onOpen,
  chooseLabel,
  unavailableLabel,
  headingLevel = 3,
  locale,
  className,
  ...rest
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-component="ProductCard"
      data-unavailable={unavailableLabel ? true : undefined}
      data-openable={onOpen ? true : undefined}
      className={joinClasses(styles.card, className)}
      {...rest}
    >
      <div className={styles.picture}>
        <Photograph
          src={imageUrl}
          loading="lazy"
          decoding="async"
          className={styles.image}
          fallback={<ProductPicture seed={name} motif={motif} className={styles.image} />}
        />
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.textBlock}>
        <Heading className={styles.name}>
          {onOpen ? (
            <button type="button" className={joinClasses(cover, styles.open)} onClick={onOpen}>
              {name}
            </button>
          ) : (
            name
          )}
        </Heading>
        {measure && <p className={styles.measure}>{measure}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.foot}>
        <Price kopecks={priceKopecks} isFrom={isPriceFrom} locale={locale} />
        {action()}
      </div>
    </article>
  );

  function action(): ReactNode {
    if (unavailableLabel) return <span className={styles.unavailable}>{unavailableLabel}</span>;
    if (chooseLabel && onOpen) {
      return <ChooseFirst {...{ name, quantity, label: chooseLabel, onOpen }} />;
    }
    if (!onQuantityChange) return null;
    return <ProductAmount {...{ name, quantity, maxQuantity, onQuantityChange }} />;
  }
}

interface ChooseFirstProps {
  name: string;
  label: string;
  quantity: number;
  onOpen: () => void;
}

function ChooseFirst({ name, label, quantity, onOpen }: ChooseFirstProps) {
  const texts = useUiTexts();
  const accessibleName = [`${label}: ${name}`, ...(quantity > 0 ? [texts.inCart(quantity)] : [])];
  return (
    <Button
      variant="secondary"
      aria-label={accessibleName.join(', ')}
      className={styles.add}
      onClick={onOpen}
    >
      <span>{label}</span>
      {quantity > 0 && <span className={styles.count}>{quantity}</span>}
    </Button>
  );
}

interface ProductAmountProps {
  name: string;
  quantity: number;
  maxQuantity: number;
  onQuantityChange: (quantity: number) => void;
}

function ProductAmount({ name, quantity, maxQuantity, onQuantityChange }: ProductAmountProps) {
  const texts = useUiTexts();
  const isInCart = quantity > 0;
  const swap = useSwapFocus<HTMLDivElement>(isInCart);
  return (
    <div className={styles.amount} {...swap}>
      {isInCart ? (
        <NumberStepper
          label={name}
          value={quantity}
          max={maxQuantity}
          onValueChange={onQuantityChange}
          className={styles.action}
        />
      ) : (
        <Button
          variant="secondary"
          icon={<Plus size="1em" aria-hidden="true" />}
          aria-label={`${texts.addToCart}: ${name}`}
          className={styles.add}
          onClick={() => onQuantityChange(1)}
        >
          {texts.addToCart}
        </Button>
      )}
    </div>
  );
}
