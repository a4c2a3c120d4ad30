import { joinClasses } from '../../theme/join-classes.ts';
import { count } from '../badge/count.css.ts';
import { useLinkComponent } from '../link/index.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import * as styles from './sidebar.css.ts';

export interface SidebarItemProps {
  entry: SidebarEntry;
  level?: 'top' | 'child';
}

export function SidebarItem({ entry, level = 'top' }: SidebarItemProps) {
  const Anchor = useLinkComponent();
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {entry.icon}
      </span>
      <span className={styles.label}>{entry.label}</span>
      {entry.badge ? <span className={joinClasses(count, styles.badge)}>{entry.badge}</span> : null}
    </>
  );
  return (
    <li>
      {entry.href === undefined ? (
        <button type="button" data-level={level} className={styles.item} onClick={entry.onSelect}>
          {content}
        </button>
      ) : (
        <Anchor
          href={entry.href}
          data-level={level}
          aria-current={entry.active ? 'page' : undefined}
          className={styles.item}
        >
          {content}
        </Anchor>
      )}
    </li>
  );
}
