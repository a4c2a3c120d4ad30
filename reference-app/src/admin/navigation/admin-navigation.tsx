import {
  activeMenuPage,
  hidesSidebar,
  presentation,
  sidebarFor,
  type MenuPage,
  type StaffRole,
} from '@portal/domain';
import { Sidebar, type SidebarEntry } from '@portal/ui';
import {
  BedDouble,
  CalendarHeart,
  LogOut,
  MessageCircle,
  ReceiptText,
  Settings,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { portal } from '../../app/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { adminPages } from './admin-pages.ts';

const icons = {
  portal: <BedDouble size="1em" />,
  orders: <ReceiptText size="1em" />,
  tickets: <MessageCircle size="1em" />,
  guests: <UsersRound size="1em" />,
  banquets: <CalendarHeart size="1em" />,
  settings: <Settings size="1em" />,
};

const collapsedKey = 'portal-admin-sidebar';

function storedCollapsed(): boolean {
  const stored = localStorage.getItem(collapsedKey);
  return stored === null ? presentation.sidebar.isCollapsed : stored === 'collapsed';
}

/** The console's menu: what the role may see, with the section that is open. */
export function AdminNavigation({ role }: { role: StaffRole }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [collapsed, setCollapsed] = useState(storedCollapsed);
  if (hidesSidebar(pathname)) return null;

  const active = activeMenuPage(pathname);
  const isBuilt = (item: MenuPage) => adminPages.some((page) => page.item === item);
  const pageEntry = ({ item, path }: { item: MenuPage; path: string }): SidebarEntry => ({
    label: t(`admin.menu.${item}`),
    icon: icons[item],
    href: path,
    active: item === active,
  });
  const entries = sidebarFor(role).flatMap((entry): SidebarEntry[] => {
    if (entry.kind === 'page') return isBuilt(entry.item) ? [pageEntry(entry)] : [];
    const children = entry.pages.filter(({ item }) => isBuilt(item)).map(pageEntry);
    return [{ label: t('admin.menu.portal'), icon: icons.portal, children }];
  });

  async function leave() {
    await portal.session.signOut();
    await navigate('/admin/login');
  }

  return (
    <Sidebar
      title={t('admin.title')}
      section={t(active ? `admin.menu.${active}` : 'admin.section.default')}
      entries={entries}
      footEntries={[
        {
          label: t('admin.menu.logout'),
          icon: <LogOut size="1em" />,
          onSelect: () => void leave(),
        },
      ]}
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        localStorage.setItem(collapsedKey, next ? 'collapsed' : 'expanded');
        setCollapsed(next);
      }}
    />
  );
}
