import { createBrowserRouter } from 'react-router';
import { guestRoutes } from '../guest/guest-routes.ts';
import { RouteError } from '../shared/errors/route-error.tsx';
import { AppOnItsWay } from '../shared/loading/app-on-its-way.tsx';

/** Two shells, each loaded when it is first needed: a guest never downloads the console. */
export const router = createBrowserRouter([
  {
    path: '/admin/*',
    lazy: async () => ({ Component: (await import('../admin/admin-shell.tsx')).AdminShell }),
    ErrorBoundary: RouteError,
  },
  {
    path: '/',
    lazy: async () => ({ Component: (await import('../guest/guest-shell.tsx')).GuestShell }),
    ErrorBoundary: RouteError,
    HydrateFallback: AppOnItsWay,
    children: [{ ErrorBoundary: RouteError, children: guestRoutes }],
  },
]);
