import { canSee, homePathFor, type StaffRole } from '@portal/domain';
import { RouteAnnouncer, Skeleton } from '@portal/ui';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { portal } from '../app/portal.ts';
import { useSession } from '../shared/session/session-provider.tsx';
import * as styles from './admin-shell.css.ts';
import { BanquetNews } from './banquets/banquet-news.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { AdminNavigation } from './navigation/admin-navigation.tsx';
import { adminPages } from './navigation/admin-pages.ts';
import { OrderWatch } from './orders/order-watch.tsx';
import { ProviderBanner } from './providers/provider-banner.tsx';
import { MaintenanceBanner } from './settings/maintenance/maintenance-banner.tsx';
import { UnknownPage } from './unknown-page.tsx';

const AdminLoginPage = lazy(() =>
  import('./sign-in/admin-login-page.tsx').then((module) => ({ default: module.AdminLoginPage })),
);

/** The console under /admin: nothing of it is shown or read without a staff session. */
export function AdminShell() {
  const session = useSession();
  const { pathname } = useLocation();
  useEffect(() => portal.live.showPage(pathname), [pathname]);
  if (session.status === 'unknown') return <Skeleton />;
  const role =
    session.status === 'signed-in' && session.account.role !== 'user' ? session.account.role : null;
  return (
    <div className={`admin-wrapper ${styles.shell}`}>
      {role && <AdminNavigation role={role} />}
      <main className={styles.main}>
        {role && <MaintenanceBanner role={role} />}
        {role && <ProviderBanner />}
        {role && canSee(role, 'orders') && <OrderWatch />}
        {role && canSee(role, 'banquets') && <BanquetNews />}
        <RouteAnnouncer path={pathname}>
          <Suspense fallback={<Skeleton />}>
            <Routes>
              <Route
                path="login"
                element={role ? <Navigate to={homePathFor(role)} replace /> : <AdminLoginPage />}
              />
              {role ? staffRoutes(role) : <Route path="*" element={<SignInFirst />} />}
            </Routes>
          </Suspense>
        </RouteAnnouncer>
      </main>
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
    <Route key="home" index element={<Navigate to={homePathFor(role)} replace />} />,
    <Route key="unknown" path="*" element={<UnknownPage role={role} />} />,
  ];
}

function SignInFirst() {
  return <Navigate to="/admin/login" replace state={{ from: window.location.pathname }} />;
}
