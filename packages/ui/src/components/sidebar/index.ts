export { Sidebar, type SidebarProps } from './sidebar.tsx';
export type { SidebarEntry } from './sidebar-entry.ts';
