import { lazy, Suspense, useEffect, useState } from 'react';
import { whenAtRest } from '../../shared/live/when-at-rest.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';

const Metrika = lazy(async () => ({ default: (await import('./metrika.tsx')).Metrika }));

/** Counts visits where the portal has a counter, once the page is usable. */
export function MetrikaStart() {
  const id = usePortalSetting()?.metrikaId ?? null;
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  return <Suspense>{isAtRest && id !== null && <Metrika key={id} id={id} />}</Suspense>;
}
