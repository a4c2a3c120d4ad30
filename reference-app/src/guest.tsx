import './app/content-policy.ts';
import '@portal/ui/styles.css';
import { LoadingBar } from '@portal/ui';
import { startApp } from './app/start-app.tsx';
import { fetchGuestPage, guestRoutes } from './guest/guest-routes.tsx';

startApp(guestRoutes, <LoadingBar active />, fetchGuestPage(window.location.pathname));
