import type { ReactNode } from 'react';

/** A place in the sidebar (`href`), a command (`onSelect`) or a group of places (`children`). */
export interface SidebarEntry {
  label: string;
  icon: ReactNode;
  href?: string;
  onSelect?: () => void;
  active?: boolean;
  /** A count that wants attention. */
  badge?: number | undefined;
  children?: readonly SidebarEntry[];
}
