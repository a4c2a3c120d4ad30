export { Sidebar, type SidebarProps } from './sidebar.tsx';
export { useRememberedCollapse } from './use-remembered-collapse.ts';
export type { SidebarEntry } from './sidebar-entry.ts';
