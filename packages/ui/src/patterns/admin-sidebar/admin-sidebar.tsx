import {
  activeMenuPage,
  sidebarFor,
  type MenuPage,
  type StaffRole,
  type Translate,
} from '@portal/domain';
import {
  BedDouble,
  LogOut,
  MessageCircle,
  ReceiptText,
  Settings,
  UsersRound,
  Wine,
} from 'lucide-react';
import { Sidebar, type SidebarEntry, type SidebarProps } from '../../components/sidebar/index.ts';

export interface AdminSidebarProps extends Omit<
  SidebarProps,
  'title' | 'section' | 'entries' | 'footEntries'
> {
  /** Decides which places are there. */
  role: StaffRole;
  /** Where the console is; the place it belongs to is marked. */
  path: string;
  t: Translate;
  /** Counts that want attention, by place. */
  badges?: Readonly<Partial<Record<MenuPage, number>>>;
  onSignOut: () => void;
}

const icons: Readonly<Record<MenuPage | 'portal', typeof Wine>> = {
  portal: BedDouble,
  orders: ReceiptText,
  tickets: MessageCircle,
  guests: UsersRound,
  banquets: Wine,
  settings: Settings,
};

/** The console's sidebar: what a role may see, with the place marked by the beginning of the path. */
export function AdminSidebar({
  role,
  path,
  t,
  badges = {},
  onSignOut,
  ...rest
}: AdminSidebarProps) {
  const active = activeMenuPage(path);

  function placeOf(item: MenuPage, href: string): SidebarEntry {
    const Icon = icons[item];
    return {
      label: t(`admin.menu.${item}`),
      icon: <Icon size="1em" />,
      href,
      active: item === active,
      badge: badges[item],
    };
  }

  return (
    <Sidebar
      data-component="AdminSidebar"
      title={t('admin.title')}
      section={t(active ? `admin.menu.${active}` : 'admin.section.default')}
      entries={sidebarFor(role).map((entry) =>
        entry.kind === 'page'
          ? placeOf(entry.item, entry.path)
          : {
              label: t(`admin.menu.${entry.item}`),
              icon: <icons.portal size="1em" />,
              children: entry.pages.map((page) => placeOf(page.item, page.path)),
            },
      )}
      footEntries={[
        { label: t('admin.menu.logout'), icon: <LogOut size="1em" />, onSelect: onSignOut },
      ]}
      {...rest}
    />
  );
}
