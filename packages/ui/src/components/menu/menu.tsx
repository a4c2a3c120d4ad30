import {
  cloneElement,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { placeBeside } from '../../behaviour/place-beside.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { itemAfterKey } from './menu-keys.ts';
import { popover } from './popover.css.ts';
import * as styles from './menu.css.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** @defaultValue 'plain' */
  tone?: 'plain' | 'danger';
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>;
  entries: readonly MenuEntry[];
}

/**
 * Commands behind one button, for what is done too rarely to have a button of its own. The popup is
 * the platform's own, so it stands over everything and closes at a press beside it.
 */
export function Menu({ trigger, entries, className, ...rest }: MenuProps) {
  const popupId = useId();
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  const [opener, setOpener] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);

  function open(button: HTMLElement, first: number) {
    if (!popup || popup.matches(':popover-open')) return;
    setOpener(button);
    popup.showPopover();
    placeBeside(popup, button, { side: 'below', align: 'end' });
    focusItem(first);
  }

  function close() {
    popup?.hidePopover();
    opener?.focus();
  }

  function focusItem(index: number) {
    popup?.querySelectorAll('button')[index]?.focus();
  }

  function travel(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.stopPropagation();
      if (event.key === 'Escape') event.preventDefault();
      close();
      return;
    }
    const items = [...event.currentTarget.querySelectorAll('button')];
    const from = items.findIndex((item) => item === document.activeElement);
    const next = itemAfterKey(
      event.key,
      from,
      entries.map((entry) => entry.label),
    );
    if (next === undefined) return;
    event.preventDefault();
    focusItem(next);
  }

  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': popupId,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          if (isOpen) close();
          else open(event.currentTarget, 0);
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.currentTarget, event.key === 'ArrowDown' ? 0 : entries.length - 1);
        },
      })}
      <div
        ref={setPopup}
        id={popupId}
        popover="auto"
        role="menu"
        data-component="Menu"
        className={joinClasses(popover, styles.popup, className)}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={travel}
        {...rest}
      >
        {entries.map((entry) => (
          <button
            key={entry.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={entry.disabled || undefined}
            data-tone={entry.tone}
            className={styles.item}
            onClick={() => {
              if (entry.disabled) return;
              close();
              entry.onSelect();
            }}
          >
            {entry.icon && (
              <span aria-hidden="true" className={styles.icon}>
                {entry.icon}
              </span>
            )}
            <span>{entry.label}</span>
          </button>
        ))}
      </div>
    </>
  );
}
