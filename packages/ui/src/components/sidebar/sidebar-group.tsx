import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { SidebarItem } from './sidebar-item.tsx';
import type { SidebarEntry } from './sidebar-entry.ts';
import * as styles from './sidebar.css.ts';

export interface SidebarGroupProps {
  entry: SidebarEntry;
}

export function SidebarGroup({ entry }: SidebarGroupProps) {
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={styles.item}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true" className={styles.icon}>
          {entry.icon}
        </span>
        <span className={styles.label}>{entry.label}</span>
        <ChevronDown size="1rem" aria-hidden="true" className={styles.arrow} />
      </button>
      <ul id={listId} hidden={!isOpen} className={joinClasses(styles.list, styles.nested)}>
        {entry.children?.map((child) => (
          <SidebarItem key={child.label} entry={child} level="child" />
        ))}
      </ul>
    </li>
  );
}
