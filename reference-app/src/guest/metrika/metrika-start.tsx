import { useEffect, useState } from 'react';
import { whenAtRest } from '../../shared/live/when-at-rest.ts';
import { lazyExtra } from '../../shared/loading/lazy-window.tsx';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useCounterChoice } from './counter-consent.ts';

const Metrika = lazyExtra(() => import('./metrika.tsx'), 'Metrika');
const CounterBanner = lazyExtra(() => import('./counter-banner.tsx'), 'CounterBanner');

/**
 * Counts visits where the portal has a counter and the visitor has agreed, once the page is usable; asks
 * where nothing was said yet. Of a counter that nobody agreed to nothing is loaded.
 */
export function MetrikaStart() {
  const id = usePortalSetting()?.metrikaId ?? null;
  const choice = useCounterChoice();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  if (!isAtRest || id === null) return null;
  return (
    <>
      {choice === null && <CounterBanner />}
      {choice === 'agreed' && <Metrika key={id} id={id} />}
    </>
  );
}
