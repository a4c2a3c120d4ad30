import { useEffect, useSyncExternalStore } from 'react';
import { useLeadingTab } from './leading-tab.ts';
import { useOrderSound } from './order-sound.ts';
import { orderTone } from './order-tone.ts';

/** From one ring to the next. */
const pauseMilliseconds = 7_000;

/**
 * Rings while something calls: one sound, in one tab of this device, where the sound is switched on and the
 * browser lets it be heard.
 * @returns whether the browser keeps silent what would ring
 */
export function useRinging(calls: boolean): { readonly isBlocked: boolean } {
  const isOn = useOrderSound();
  const tone = orderTone();
  const permission = useSyncExternalStore(tone.onChange, tone.permission);
  const isAllowed = permission === 'allowed';
  // Only a tab that can play sound may silence the others.
  const leads = useLeadingTab(isOn && isAllowed);
  const rings = isOn && calls && leads;
  useEffect(() => {
    if (!rings) return;
    tone.ring();
    const timer = setInterval(() => tone.ring(), pauseMilliseconds);
    return () => clearInterval(timer);
  }, [rings, tone]);

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

  return { isBlocked: isOn && calls && permission === 'blocked' };
}
