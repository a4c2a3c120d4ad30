import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOrderSound } from './order-sound.ts';
import { orderTone } from './order-tone.ts';

const hasLocks = 'locks' in navigator;

/**
 * Whether this tab is the one that rings: of all tabs of this device where the sound is switched on and the
 * browser lets it be heard, one is; when it is closed the next one takes its place. Until then, whoever presses
 * something lets it be heard.
 *
 * @param lockName - what rings; each thing that rings has a tab of its own
 * @returns besides, whether the browser keeps silent what is switched on
 */
export function useLeadingTab(lockName: string): {
  readonly leads: boolean;
  readonly isBlocked: boolean;
} {
  const isOn = useOrderSound();
  const tone = orderTone();
  const permission = useSyncExternalStore(tone.onChange, tone.permission);
  const isAllowed = permission === 'allowed';
  useEffect(() => {
    if (isAllowed) return;
    const allow = () => tone.allow();
    const stopping = new AbortController();
    // Not when a press begins: what the hint stood above would move away from under it.
    for (const use of ['click', 'keydown'] as const) {
      document.addEventListener(use, allow, { signal: stopping.signal, capture: true });
    }
    return () => stopping.abort();
  }, [isAllowed, tone]);
  return {
    leads: useLock(lockName, isOn && isAllowed),
    isBlocked: isOn && permission === 'blocked',
  };
}

/** Whether this tab holds the lock. Without locks, as by plain http, each does: better two bells than none. */
function useLock(lockName: string, isRequested: boolean): boolean {
  const [holds, setHolds] = useState(false);
  useEffect(() => {
    if (!isRequested || !hasLocks) return;
    const leaving = new AbortController();
    const left = new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve());
    });
    const { signal } = leaving;
    navigator.locks
      .request(lockName, { signal }, async () => {
        setHolds(true);
        await left;
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      setHolds(false);
    };
  }, [isRequested, lockName]);
  return hasLocks ? holds : isRequested;
}
