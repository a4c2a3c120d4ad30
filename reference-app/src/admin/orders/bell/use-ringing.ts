import { useEffect } from 'react';
import { useLeadingTab } from './leading-tab.ts';
import { orderTone } from './order-tone.ts';

/** From one ring to the next. */
const pauseMilliseconds = 7_000;

/**
 * Rings while something calls: one sound, in one tab of this device.
 * @returns whether the browser keeps silent what would ring
 */
export function useRinging(calls: boolean): { readonly isBlocked: boolean } {
  const { leads, isBlocked } = useLeadingTab('portal-order-bell');
  const rings = calls && leads;
  useEffect(() => {
    if (!rings) return;
    orderTone().ring();
    const timer = setInterval(() => orderTone().ring(), pauseMilliseconds);
    return () => clearInterval(timer);
  }, [rings]);
  return { isBlocked: calls && isBlocked };
}
