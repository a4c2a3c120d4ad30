import { Suspense, type ReactNode } from 'react';
import { RouteErrors } from '../errors/route-errors.tsx';

interface PagePlaceProps {
  /** Until a page is there. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Where pages stand: one that is on its way, or cannot be had, takes nothing around it. */
export function PagePlace({ fallback, children }: PagePlaceProps) {
  return (
    <RouteErrors>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RouteErrors>
  );
}
