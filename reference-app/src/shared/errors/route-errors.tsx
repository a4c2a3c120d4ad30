import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageErrorScreen } from './page-error-screen.tsx';

/** Shows what went wrong instead of the page inside, until the visitor goes somewhere else. */
export function RouteErrors({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key} fallback={(error) => <PageErrorScreen query={{ error }} />}>
      {children}
    </ErrorBoundary>
  );
}
