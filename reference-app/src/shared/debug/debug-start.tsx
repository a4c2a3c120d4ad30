import { useEffect } from 'react';
import { usePortalSetting } from '../portal-setting/portal-setting-query.ts';

/** Logs what the app asks and hears while the debug mode is on; of what that takes nothing is loaded before. */
export function DebugStart() {
  const isOn = usePortalSetting()?.debug === true;
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    import('./debug-log.ts').then(
      ({ followPortal }) => {
        if (!isGone) stop = followPortal();
      },
      // The page works without.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isOn]);
  return null;
}
