import './app/content-policy.ts';
import '@portal/ui/styles.css';
import { Skeleton } from '@portal/ui';
import { Route } from 'react-router';
import { Console } from './admin/console.tsx';
import { fetchConsole } from './admin/fetch-console.ts';
import { startApp } from './app/start-app.tsx';

startApp(
  <Route path="/admin/*" element={<Console />} />,
  <Skeleton />,
  fetchConsole(window.location.pathname),
);
