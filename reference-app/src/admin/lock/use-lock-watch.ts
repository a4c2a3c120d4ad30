import { useEffect } from 'react';
import { portal } from '../../shared/portal.ts';
import { watchAttendance } from '../../shared/session/attendance.ts';

/** While it is used, this keeps the console unlocked; while it is not, this finds out that it is locked. */
const askMilliseconds = 60_000;
/** Another tab may have unlocked it. */
const askWhileLockedMilliseconds = 10_000;

/** Asks now and then whether the console is locked. */
export function useLockWatch(isSignedIn: boolean, isLocked: boolean): void {
  useEffect(watchAttendance, []);
  useEffect(() => {
    if (!isSignedIn) return;
    const ask = () => void portal.session.restore().catch(() => undefined);
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(ask, isLocked ? askWhileLockedMilliseconds : askMilliseconds);
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  }, [isSignedIn, isLocked]);
}
