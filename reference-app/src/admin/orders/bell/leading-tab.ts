import { useEffect, useState } from 'react';

const orderBellLock = 'portal-order-bell';
const hasLocks = 'locks' in navigator;

/**
 * Whether this tab is the one that may ring. Of all tabs that want to, one does; when it is closed
 * the next one takes its place. Without locks, as by plain http, each does: better two bells than none.
 *
 * @param lockName - what rings; each thing that rings has a tab of its own
 */
export function useLeadingTab(wantsToLead: boolean, lockName = orderBellLock): boolean {
  const [leads, setLeads] = useState(false);
  useEffect(() => {
    if (!wantsToLead || !hasLocks) return;
    const leaving = new AbortController();
    const left = new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve());
    });
    const { signal } = leaving;
    navigator.locks
      .request(lockName, { signal }, async () => {
        setLeads(true);
        await left;
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      setLeads(false);
    };
  }, [wantsToLead, lockName]);
  return hasLocks ? leads : wantsToLead;
}
