import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useLinkComponent } from '../link/index.ts';
import { Price } from '../price/index.ts';
import * as styles from './cart-bar.css.ts';

export interface CartBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the cart is. */
  href: string;
  /** The whole name of the way on, as «К оформлению». */
  label: string;
  /** How many things are in the cart. */
  count: number;
  totalKopecks: number | null;
}

/**
 * The cart, always within a thumb's reach. Stands at the foot of the scrolled column; set
 * `--portal-bottom-inset` to the height of what else is fixed there.
 */
export function CartBar({ href, label, count, totalKopecks, className, ...rest }: CartBarProps) {
  const Anchor = useLinkComponent();
  return (
    <div data-component="CartBar" className={joinClasses(styles.bar, className)} {...rest}>
      <Anchor href={href} className={styles.link}>
        <span className={styles.count}>{count}</span>
        <span className={styles.label}>{label}</span>
        <Price kopecks={totalKopecks} />
      </Anchor>
    </div>
  );
}
