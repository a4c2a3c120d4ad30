import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../shared/session/session-provider.tsx';
import { whenAtRest } from '../shared/live/when-at-rest.ts';

/** Nothing personal reaches who has no session; until then the page belongs to what they look at. */
const anonymousWaitMilliseconds = 5_000;

/** Goes live when the page is usable; what it takes is fetched only then. */
export function LiveStart() {
  const { status } = useSession();
  const [isAtRest, setAtRest] = useState(false);
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  useEffect(() => {
    if (!isAtRest) return;
    const timer = setTimeout(() => setWaited(true), anonymousWaitMilliseconds);
    return () => clearTimeout(timer);
  }, [isAtRest]);

  const isDue = status === 'signed-in' || (status === 'signed-out' && hasWaited);
  const goesLive = isAtRest && isDue;
  // Not by Suspense: React keeps a page that is just arriving for 300 ms after it has shown anything else.
  const [LiveUpdates, setLiveUpdates] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!goesLive) return;
    let isGone = false;
    import('./live-updates.tsx').then(
      (module) => !isGone && setLiveUpdates(() => module.LiveUpdates),
      // The page works without; whoever comes back to it has it anew.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [goesLive]);

  return goesLive && LiveUpdates ? <LiveUpdates /> : null;
}
