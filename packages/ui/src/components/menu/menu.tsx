import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './menu.css.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** @defaultValue 'plain' */
  tone?: 'plain' | 'danger';
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
}

/** Commands behind one button, for what is done too rarely to have a button of its own. */
export function Menu({ trigger, entries, className, ...rest }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          sideOffset={6}
          align="end"
          collisionPadding={8}
          className={styles.positioner}
        >
          <BaseMenu.Popup
            data-component="Menu"
            className={joinClasses(styles.popup, className)}
            {...rest}
          >
            {entries.map((entry) => (
              <BaseMenu.Item
                key={entry.label}
                label={entry.label}
                disabled={entry.disabled ?? false}
                data-tone={entry.tone}
                className={styles.item}
                onClick={entry.onSelect}
              >
                {entry.icon && (
                  <span aria-hidden="true" className={styles.icon}>
                    {entry.icon}
                  </span>
                )}
                {entry.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
