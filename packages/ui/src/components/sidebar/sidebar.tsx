import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarItem } from './sidebar-item.tsx';
import type { SidebarEntry } from './sidebar-entry.ts';
import * as styles from './sidebar.css.ts';

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'title' | 'children'> {
  title: string;
  /** The name of the part of the product that is open. */
  section?: string;
  entries: readonly SidebarEntry[];
  /** Kept at the foot: leaving, mostly. */
  footEntries?: readonly SidebarEntry[];
  /** A rail of icons; every icon keeps its name. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Beside the title, gone in the rail. */
  logo?: ReactNode;
}

/** The places of a console that is open all day. Collapses to a rail of icons. */
export function Sidebar({
  title,
  section,
  entries,
  footEntries = [],
  collapsed,
  onCollapsedChange,
  logo,
  className,
  ...rest
}: SidebarProps) {
  const texts = useUiTexts();
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      data-component="Sidebar"
      data-collapsed={collapsed || undefined}
      aria-label={title}
      className={joinClasses(styles.sidebar, className)}
      {...rest}
    >
      <div className={styles.head}>
        {!collapsed && logo}
        <div className={styles.titles}>
          <p className={styles.title}>{title}</p>
          {section && <p className={styles.section}>{section}</p>}
        </div>
        <IconButton
          label={collapsed ? texts.expandMenu : texts.collapseMenu}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange(!collapsed)}
        >
          <Toggle size="1em" aria-hidden="true" />
        </IconButton>
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
  );
}
