import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Shown after the label. */
  count?: number;
  disabled?: boolean;
  /** Left out where the page shows the content itself, by the value. */
  content?: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Views of one thing, one shown at a time. To go to other pages use links. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  const first = items.find((item) => !item.disabled)?.value;
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? first } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
      data-component="Tabs"
      className={joinClasses(styles.tabs, className)}
      render={<div />}
      {...rest}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={styles.list}>
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={styles.tab}
          >
            <span>{item.label}</span>
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles.indicator} renderBeforeHydration={false} />
      </BaseTabs.List>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <BaseTabs.Panel key={item.value} value={item.value} className={styles.panel}>
              {item.content}
            </BaseTabs.Panel>
          ),
      )}
    </BaseTabs.Root>
  );
}
