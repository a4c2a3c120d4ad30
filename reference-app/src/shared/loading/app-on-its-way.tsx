import { LoadingBar, Skeleton } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';
import { matchPath } from 'react-router';

/** Until the first page is there. */
export function AppLoading({ children }: { children: ReactNode }) {
  const isConsole = matchPath('/admin/*', window.location.pathname) !== null;
  return (
    <Suspense fallback={isConsole ? <Skeleton /> : <LoadingBar active />}>{children}</Suspense>
  );
}
