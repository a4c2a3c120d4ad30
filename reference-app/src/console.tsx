import './app/content-policy.ts';
import '@portal/ui/styles.css';
import { Skeleton } from '@portal/ui';
import { Route } from 'react-router';
import { AdminShell } from './admin/admin-shell.tsx';
import { fetchConsole } from './admin/fetch-console.ts';
import { StaffTexts } from './admin/staff-texts.tsx';
import { startApp } from './app/start-app.tsx';

const shell = (
  <StaffTexts>
    <AdminShell />
  </StaffTexts>
);

startApp(
  <Route path="/admin/*" element={shell} />,
  <Skeleton />,
  fetchConsole(window.location.pathname),
);
