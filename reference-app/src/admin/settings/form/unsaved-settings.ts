import type { PortalSettings } from '@portal/domain/portal';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { personal } from '../../../shared/orders/order-queries.ts';

/** What was written and not saved yet, and the settings as they were when it was begun. */
export interface Unsaved<Draft> {
  readonly seen: PortalSettings;
  readonly draft: Draft;
}

/**
 * What is written in a form and not saved. It outlives the page, so that going elsewhere, by whatever way,
 * loses nothing; it is forgotten with the session.
 */
export function useUnsaved<Draft>(formId: string) {
  const client = useQueryClient();
  const queryKey = ['settings', 'unsaved', formId];
  const { data } = useQuery<Unsaved<Draft> | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
    meta: personal,
  });
  return {
    unsaved: data ?? null,
    storeUnsaved: (unsaved: Unsaved<Draft> | null) => client.setQueryData(queryKey, unsaved),
    /** A draft was saved, and the settings are these now: what was written since stays unsaved. */
    settle(saved: Draft, seen: PortalSettings) {
      client.setQueryData<Unsaved<Draft> | null>(queryKey, (now) =>
        now && now.draft !== saved ? { ...now, seen } : null,
      );
    },
  };
}
