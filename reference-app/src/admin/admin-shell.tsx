import type { StaffRole } from '@portal/domain/contract';
import { canSee, homePathFor } from '@portal/domain/staff';
import { RouteAnnouncer } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { PageErrorScreen } from '../shared/errors/page-error-screen.tsx';
import { portal } from '../shared/portal.ts';
import { lazyExtra, lazyPart } from '../shared/loading/lazy-window.tsx';
import { PagePlace } from '../shared/loading/page-place.tsx';
import { page } from '../shared/loading/page.ts';
import { useHold } from '../shared/loading/use-hold.ts';
import { portalSettingQuery } from '../shared/portal-setting/portal-setting-query.ts';
import { useRestoreError, useSession } from '../shared/session/session-provider.tsx';
import * as styles from './admin-shell.css.ts';
import { alertsPath, openAlertsQuery } from './alerts/alert-queries.ts';
import { AlertWatch } from './alerts/alert-watch.tsx';
import { AlertsPage } from './alerts/alerts-page.tsx';
import { BanquetEvents } from './banquets/banquet-events.tsx';
import { ConfirmationDialog } from './confirmation/confirmation-dialog.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { useLockWatch } from './lock/use-lock-watch.ts';
import { AdminNavigation } from './navigation/admin-navigation.tsx';
import { adminPages } from './navigation/admin-pages.ts';
import { OrderBell } from './orders/bell/order-bell.tsx';
import { OrderEvents } from './orders/live/order-events.tsx';
import { ProviderBanner } from './providers/provider-banner.tsx';
import { providersQuery } from './providers/provider-queries.ts';
import { MaintenanceBanner } from './settings/maintenance/maintenance-banner.tsx';
import { TestPaymentsBanner } from './settings/payments/test-payments-banner.tsx';
import { UnknownPage } from './unknown-page.tsx';
import { Loading } from '../shared/loading/loading.tsx';

const adminLoginPage = page(
  async () => (await import('./sign-in/admin-login-page.tsx')).AdminLoginPage,
);

const firstAdminPage = page(
  async () => (await import('./sign-in/first-admin-page.tsx')).FirstAdminPage,
);

const FirstOwnPassword = lazyPart(
  () => import('./sign-in/first-own-password.tsx'),
  'FirstOwnPassword',
  <Loading lines={1} />,
);

const DebugPanel = lazyExtra(() => import('./debug/debug-panel.tsx'), 'DebugPanel');

const LockScreen = lazyPart(
  () => import('./lock/lock-screen.tsx'),
  'LockScreen',
  <Loading lines={1} />,
);

const FirstSecondFactor = lazyPart(
  () => import('./sign-in/first-second-factor.tsx'),
  'FirstSecondFactor',
  <Loading lines={1} />,
);

/** The console under /admin: nothing of it is shown or read without a staff session. */
export function AdminShell() {
  const session = useSession();
  const { pathname } = useLocation();
  useEffect(() => portal.live.showPage(pathname), [pathname]);
  const setting = useQuery(portalSettingQuery);
  const isDebugging = setting.data?.debug === true;
  const account = session.status === 'signed-in' ? session.account : null;
  const role = account && account.role !== 'user' ? account.role : null;
  const isStaff = account !== null && 'mustChangePassword' in account;
  const isLocked = isStaff && account.isLocked;
  const isExcluded = isStaff && (account.mustChangePassword || account.mustEnrolSecondFactor);
  const mayAsk = role !== null && !isLocked && !isExcluded;
  useLockWatch(role !== null, isLocked);
  // What the banners above every page say: arriving late they would push it down.
  const alerts = useQuery({ ...openAlertsQuery, enabled: mayAsk });
  const providers = useQuery({ ...providersQuery, enabled: mayAsk });
  const banners = [setting, ...(mayAsk ? [alerts, providers] : [])];
  const isHeld = useHold(role === null ? [] : banners);
  const restoreError = useRestoreError();
  if (restoreError !== null) {
    return (
      <BareShell>
        <PageErrorScreen query={{ error: restoreError }} />
      </BareShell>
    );
  }
  if (session.status === 'unknown' || isHeld) return <Loading lines={1} />;
  if (role && isLocked) {
    return (
      <BareShell>
        <LockScreen role={role} />
      </BareShell>
    );
  }
  if (isExcluded) {
    return (
      <BareShell>
        {account.mustChangePassword ? <FirstOwnPassword /> : <FirstSecondFactor />}
        <ConfirmationDialog />
      </BareShell>
    );
  }
  return (
    <div className={`admin-wrapper ${styles.shell}`}>
      {role && <AdminNavigation role={role} />}
      <main className={styles.main}>
        {role && <MaintenanceBanner role={role} />}
        {role && <TestPaymentsBanner />}
        {role && <AlertWatch />}
        {role && <ProviderBanner />}
        {role && canSee(role, 'orders') && <OrderEvents />}
        {role && canSee(role, 'orders') && <OrderBell />}
        {role && canSee(role, 'banquets') && <BanquetEvents />}
        {role && <ConfirmationDialog />}
        <RouteAnnouncer path={pathname}>
          <PagePlace fallback={<Loading lines={1} />}>
            <Routes>
              <Route
                path="login"
                element={
                  role ? <Navigate to={homePathFor(role)} replace /> : <adminLoginPage.Component />
                }
              />
              <Route
                path="first"
                element={
                  role ? <Navigate to={homePathFor(role)} replace /> : <firstAdminPage.Component />
                }
              />
              {role ? staffRoutes(role) : <Route path="*" element={<SignInFirst />} />}
            </Routes>
          </PagePlace>
        </RouteAnnouncer>
        {role === 'admin' && isDebugging && <DebugPanel />}
      </main>
    </div>
  );
}

/** The console without its navigation: for whoever cannot go anywhere in it yet. */
function BareShell({ children }: { children: ReactNode }) {
  return (
    <div className={`admin-wrapper ${styles.shell}`}>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

function staffRoutes(role: StaffRole) {
  return [
    ...adminPages.map(({ path, roles, page: { Component } }) => (
      <Route
        key={path}
        path={path.replace('/admin/', '')}
        element={roles.includes(role) ? <Component /> : <ForbiddenPage role={role} />}
      />
    )),
    <Route key="alerts" path={alertsPath.replace('/admin/', '')} element={<AlertsPage />} />,
    <Route key="home" index element={<Navigate to={homePathFor(role)} replace />} />,
    <Route key="unknown" path="*" element={<UnknownPage role={role} />} />,
  ];
}

function SignInFirst() {
  const { pathname } = useLocation();
  return <Navigate to="/admin/login" replace state={{ from: pathname }} />;
}
