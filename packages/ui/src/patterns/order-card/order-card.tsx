import type { ComponentProps, ReactNode } from 'react';
import { cover } from '../../components/card/cover.css.ts';
import { Card } from '../../components/card/index.ts';
import { useLinkComponent } from '../../components/link/index.ts';
import { Price } from '../../components/price/index.ts';
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './order-card.css.ts';

export interface OrderCardItem {
  name: string;
  quantity: number;
}

export interface OrderCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The order's name: «Заказ № 1042». */
  title: string;
  /** Leads to the order; the whole card does. */
  href?: string | undefined;
  /** When, from where, to which room. */
  meta?: ReactNode;
  /** Its StatusBadge. */
  status: ReactNode;
  items?: readonly OrderCardItem[];
  totalKopecks: number | null;
  /** How it is paid, or how its payment stands, beside the total. */
  payment?: ReactNode;
  /** How far it has come. */
  steps?: readonly TimelineStep[] | undefined;
  actions?: ReactNode;
  /** By what stands above it. @defaultValue 3 */
  headingLevel?: 2 | 3 | 4;
}

/** An order at a glance: where it stands, what is in it, what can be done. */
export function OrderCard({
  title,
  href,
  meta,
  status,
  items = [],
  totalKopecks,
  payment,
  steps,
  actions,
  headingLevel = 3,
  className,
  ...rest
}: OrderCardProps) {
  const Anchor = useLinkComponent();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card data-component="OrderCard" className={joinClasses(styles.card, className)} {...rest}>
      <div className={styles.head}>
        <div>
          <Heading className={styles.title}>
            {href === undefined ? (
              title
            ) : (
              <Anchor href={href} className={joinClasses(cover, styles.link)}>
                {title}
              </Anchor>
            )}
          </Heading>
          {meta && <p className={styles.meta}>{meta}</p>}
        </div>
        {status}
      </div>
      {steps && <Timeline steps={steps} direction="dots" />}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.name} className={styles.item}>
              <span>{item.name}</span>
              <span className={styles.quantity}>{`× ${item.quantity}`}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span className={styles.total}>
          <Price kopecks={totalKopecks} />
          {payment}
        </span>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
}
