export { AdminSidebar, type AdminSidebarProps } from './admin-sidebar.tsx';
