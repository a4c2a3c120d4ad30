import { homePathFor, type StaffRole } from '@portal/domain';
import { Skeleton } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useSession } from '../shared/session/session-provider.tsx';
import * as styles from './admin-shell.css.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { AdminNavigation } from './navigation/admin-navigation.tsx';
import { adminPages } from './navigation/admin-pages.ts';

const AdminLoginPage = lazy(() =>
  import('./sign-in/admin-login-page.tsx').then((module) => ({ default: module.AdminLoginPage })),
);

/** The console under /admin: nothing of it is shown or read without a staff session. */
export function AdminShell() {
  const session = useSession();
  if (session.status === 'unknown') return <Skeleton />;
  const role =
    session.status === 'signed-in' && session.account.role !== 'user' ? session.account.role : null;
  return (
    <div className={`admin-wrapper ${styles.shell}`}>
      {role && <AdminNavigation role={role} />}
      <main className={styles.main}>
        <Suspense fallback={<Skeleton />}>
          <Routes>
            <Route
              path="login"
              element={role ? <Navigate to={homePathFor(role)} replace /> : <AdminLoginPage />}
            />
            {role ? staffRoutes(role) : <Route path="*" element={<SignInFirst />} />}
          </Routes>
        </Suspense>
      </main>
    </div>
  );
}

function staffRoutes(role: StaffRole) {
  return [
    ...adminPages.map(({ path, roles, Page }) => (
      <Route
        key={path}
        path={path.replace('/admin/', '')}
        element={roles.includes(role) ? <Page /> : <ForbiddenPage />}
      />
    )),
    <Route key="home" index element={<Navigate to={homePathFor(role)} replace />} />,
    <Route key="unknown" path="*" element={<ForbiddenPage />} />,
  ];
}

function SignInFirst() {
  return <Navigate to="/admin/login" replace state={{ from: window.location.pathname }} />;
}
