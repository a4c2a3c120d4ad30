import { Menu, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { backdrop } from '../modal/overlay.css.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarItem } from './sidebar-item.tsx';
import type { SidebarEntry } from './sidebar-entry.ts';
import * as styles from './sidebar.css.ts';
import * as narrow from './sidebar-narrow.css.ts';
import { useOffCanvas } from './use-off-canvas.ts';

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'title' | 'children'> {
  title: string;
  /**
   * The name of the part of the product that is open. Not in the bar of a narrow screen: the page's heading
   * names it.
   */
  section?: string;
  entries: readonly SidebarEntry[];
  /** Kept at the foot: leaving, mostly. */
  footEntries?: readonly SidebarEntry[];
  /** A rail of icons; every icon keeps its name. Says nothing on a narrow screen. */
  collapsed: boolean;
  /** Keep it, for example by `useRememberedCollapse`. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Beside the title, gone in the rail. */
  logo?: ReactNode;
}

/**
 * The places of a console that is open all day. Collapses to a rail of icons; on a narrow screen a
 * bar with a button stands above the page instead, and the places come from the edge.
 */
export function Sidebar({
  title,
  section,
  entries,
  footEntries = [],
  collapsed,
  onCollapsedChange,
  logo,
  id,
  ref,
  className,
  ...rest
}: SidebarProps) {
  const texts = useUiTexts();
  const generatedId = useId();
  const navId = id ?? generatedId;
  const { isNarrow, isOpen, open, close, navRef, openerRef } = useOffCanvas();
  useImperativeHandle(ref, () => navRef.current as HTMLElement, [navRef]);
  const isRail = collapsed && !isNarrow;
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;

  /** A place was chosen: the page behind is what is wanted now. */
  function closeWhenChosen(event: MouseEvent) {
    const isChoice = event.target instanceof Element && event.target.closest(choices) !== null;
    if (isChoice) close();
  }

  return (
    <>
      <header className={joinClasses(styles.head, narrow.bar)}>
        <IconButton
          ref={openerRef}
          label={texts.menu}
          aria-expanded={isOpen}
          aria-controls={navId}
          onClick={open}
        >
          <Menu size="1em" aria-hidden="true" />
        </IconButton>
        <p className={styles.title}>{title}</p>
      </header>
      {isOpen && <div data-backdrop className={backdrop} onClick={close} />}
      <nav
        ref={navRef}
        id={navId}
        data-component="Sidebar"
        data-collapsed={isRail || undefined}
        data-open={isOpen || undefined}
        inert={isNarrow && !isOpen}
        tabIndex={-1}
        aria-label={title}
        className={joinClasses(styles.sidebar, narrow.sidebar, className)}
        onClickCapture={closeWhenChosen}
        {...rest}
      >
        <div className={styles.head}>
          {!isRail && logo}
          <div className={styles.titles}>
            <p className={styles.title}>{title}</p>
            {section && <p className={styles.section}>{section}</p>}
          </div>
          {isNarrow ? (
            <IconButton label={texts.close} onClick={close}>
              <X size="1em" aria-hidden="true" />
            </IconButton>
          ) : (
            <IconButton
              label={collapsed ? texts.expandMenu : texts.collapseMenu}
              aria-expanded={!collapsed}
              aria-controls={navId}
              onClick={() => onCollapsedChange(!collapsed)}
            >
              <Toggle size="1em" aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <ul data-place="main" className={styles.list}>
          {entries.map((entry) =>
            entry.children ? (
              <SidebarGroup key={entry.label} entry={entry} />
            ) : (
              <SidebarItem key={entry.label} entry={entry} />
            ),
          )}
        </ul>
        {footEntries.length > 0 && (
          <ul className={styles.list}>
            {footEntries.map((entry) => (
              <SidebarItem key={entry.label} entry={entry} />
            ))}
          </ul>
        )}
      </nav>
    </>
  );
}

const choices = 'li a, li button:not([aria-expanded])';
