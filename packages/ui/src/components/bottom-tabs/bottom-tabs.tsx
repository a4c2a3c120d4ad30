import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { count } from '../badge/count.css.ts';
import { useLinkComponent } from '../link/index.ts';
import * as styles from './bottom-tabs.css.ts';

export interface BottomTab {
  href: string;
  label: string;
  icon: ReactNode;
  active?: boolean;
  /** A small number on the icon. */
  badge?: number | undefined;
}

export interface BottomTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  tabs: readonly BottomTab[];
  /** @defaultValue 'fixed' */
  placement?: 'fixed' | 'static';
}

/** The main places of the guest side, at the thumb. Three to five. */
export function BottomTabs({
  label,
  tabs,
  placement = 'fixed',
  className,
  ...rest
}: BottomTabsProps) {
  const Anchor = useLinkComponent();
  return (
    <nav
      data-component="BottomTabs"
      data-placement={placement}
      aria-label={label}
      className={joinClasses(styles.nav, className)}
      {...rest}
    >
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href} className={styles.item}>
            <Anchor
              href={tab.href}
              aria-current={tab.active ? 'page' : undefined}
              className={styles.tab}
            >
              <span className={styles.icon}>
                <span aria-hidden="true">{tab.icon}</span>
                {tab.badge ? (
                  <span className={joinClasses(count, styles.badge)}>{tab.badge}</span>
                ) : null}
              </span>
              <span className={styles.label}>{tab.label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
