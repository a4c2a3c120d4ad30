import type { StaffRole } from '@portal/domain/contract';
import {
  activeMenuPage,
  canSee,
  hidesSidebar,
  sidebarFor,
  type MenuPage,
} from '@portal/domain/staff';
import { Sidebar, useRememberedCollapse, type SidebarEntry } from '@portal/ui';
import {
  BedDouble,
  BellRing,
  CalendarHeart,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  MessageCircle,
  ReceiptText,
  Radio,
  Scale,
  Settings,
  ShieldCheck,
  Siren,
  UsersRound,
} from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { portal } from '../../shared/portal.ts';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { alertsPath, openAlertsQuery } from '../alerts/alert-queries.ts';
import { deadLetterCountQuery } from '../operations/dead-letters/dead-letter-queries.ts';
import { useOnlineCount } from '../operations/online/use-online-count.ts';
import {
  reconciliationPath,
  reconciliationRoles,
} from '../reconciliation/reconciliation-queries.ts';
import { securityPath } from '../second-factor/second-factor-queries.ts';
import { HotelMark } from './hotel-mark.tsx';
import { adminPages } from './admin-pages.ts';

const icons = {
  portal: <BedDouble size="1em" />,
  orders: <ReceiptText size="1em" />,
  tickets: <MessageCircle size="1em" />,
  guests: <UsersRound size="1em" />,
  banquets: <CalendarHeart size="1em" />,
  settings: <Settings size="1em" />,
};

const OnlineDrawer = lazyWindow(
  () => import('../operations/online/online-drawer.tsx'),
  'OnlineDrawer',
);

const OwnNotifications = lazyWindow(
  () => import('../staff/own-account/own-notifications.tsx'),
  'OwnNotifications',
);

const OwnPassword = lazyWindow(
  () => import('../staff/own-account/own-password.tsx'),
  'OwnPassword',
);

const OwnStaffSessions = lazyWindow(
  () => import('../staff/own-account/own-staff-sessions.tsx'),
  'OwnStaffSessions',
);

const collapsedKey = 'portal-admin-sidebar';

/** The console's menu: what the role may see, with the section that is open. */
export function AdminNavigation({ role }: { role: StaffRole }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [collapsed, setCollapsed] = useRememberedCollapse(collapsedKey);
  const [isOnlineShown, setOnlineShown] = useState(false);
  const [areNotificationsShown, setNotificationsShown] = useState(false);
  const [isPasswordFormOpen, setPasswordFormOpen] = useState(false);
  const [areSessionsShown, setSessionsShown] = useState(false);
  const online = useOnlineCount();
  const alerts = useQuery(openAlertsQuery);
  const deadLetters = useQuery({ ...deadLetterCountQuery, enabled: canSee(role, 'settings') });
  if (hidesSidebar(pathname)) return null;

  const active = activeMenuPage(pathname);
  const isBuilt = (item: MenuPage) => adminPages.some((page) => page.item === item);
  const pageEntry = ({ item, path }: { item: MenuPage; path: string }): SidebarEntry => ({
    label: t(`admin.menu.${item}`),
    icon: icons[item],
    href: path,
    active: item === active,
    badge: item === 'settings' ? deadLetters.data : undefined,
  });
  // Told live: until it is, the entry keeps its place.
  const onlineLabel = t('admin.online.count', { n: online ?? '…' });
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
    <>
      <Sidebar
        title={t('admin.title')}
        logo={<HotelMark />}
        section={t(active ? `admin.menu.${active}` : 'admin.section.default')}
        entries={entries}
        footEntries={[
          {
            label: t('alert.admin.title'),
            icon: <Siren size="1em" />,
            href: alertsPath,
            active: pathname === alertsPath,
            badge: alerts.data?.meta.total,
          },
          ...(reconciliationRoles.includes(role)
            ? [
                {
                  label: t('reconciliation.admin.title'),
                  icon: <Scale size="1em" />,
                  href: reconciliationPath,
                  active: pathname === reconciliationPath,
                },
              ]
            : []),
          {
            label: onlineLabel,
            icon: <Radio size="1em" />,
            onSelect: () => setOnlineShown(true),
          },
          {
            label: t('admin.push.open'),
            icon: <BellRing size="1em" />,
            onSelect: () => setNotificationsShown(true),
          },
          {
            label: t('profile.sessions'),
            icon: <MonitorSmartphone size="1em" />,
            onSelect: () => setSessionsShown(true),
          },
          {
            label: t('admin.security.title'),
            icon: <ShieldCheck size="1em" />,
            href: securityPath,
            active: pathname === securityPath,
          },
          {
            label: t('admin.staff.own'),
            icon: <KeyRound size="1em" />,
            onSelect: () => setPasswordFormOpen(true),
          },
          {
            label: t('admin.menu.logout'),
            icon: <LogOut size="1em" />,
            onSelect: () => void leave(),
          },
        ]}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
      />
      {isOnlineShown && <OnlineDrawer title={onlineLabel} onClose={() => setOnlineShown(false)} />}
      {areNotificationsShown && (
        <OwnNotifications role={role} onClose={() => setNotificationsShown(false)} />
      )}
      {areSessionsShown && <OwnStaffSessions onClose={() => setSessionsShown(false)} />}
      {isPasswordFormOpen && <OwnPassword onClose={() => setPasswordFormOpen(false)} />}
    </>
  );
}
