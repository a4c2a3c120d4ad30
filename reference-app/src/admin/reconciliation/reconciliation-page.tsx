import type { InputOf } from '@portal/client';
import { alertChange } from '@portal/domain/alerts';
import type { fetchReconciliation, ReconciliationPeriod } from '@portal/domain/reconciliation';
import { EmptyState, PageHeader } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { portal } from '../../shared/portal.ts';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { createThrottledRefetch } from '../orders/live/throttled-refetch.ts';
import { staffPortal } from '../staff-portal.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { pageWithMargins } from '../table-page/table-page.css.ts';
import { ComparisonForm } from './comparison/comparison-form.tsx';
import {
  differenceStates,
  DifferenceList,
  type DifferenceState,
} from './differences/difference-list.tsx';
import { LastComparison } from './comparison/last-comparison.tsx';
import {
  isDifferenceAlert,
  isRunning,
  reconciliationKey,
  reconciliationQuery,
} from './reconciliation-queries.ts';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

/** Whether the portal's books agree with the payment provider's, and each difference with what to do. */
export function ReconciliationPage() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const state = differenceStates.find((each) => each === params.get('state')) ?? 'open';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { run, isBegun } = useRun();
  const read = usePagedQuery(
    (search: InputOf<typeof fetchReconciliation>) => reconciliationQuery(search, isBegun),
    'differences',
    { state, ...(page > 1 && { page }) },
    (to) => show({ state, page: to }),
  );
  const last = read.data?.reconciliation;
  useTitle(t('reconciliation.admin.title'));
  useDifferenceEvents();

  function show(next: { state: DifferenceState; page: number }) {
    setParams({
      ...(next.state !== 'open' && { state: next.state }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
  }

  return (
    <div className={pageWithMargins}>
      <PageHeader
        title={t('reconciliation.admin.title')}
        subtitle={t('reconciliation.admin.lead')}
      />
      <ComparisonForm isRunning={isBegun || isRunning(last)} onRun={run} />
      <QueryState
        title={t('reconciliation.admin.failed')}
        icon={<Scale size="1em" strokeWidth={1.25} />}
        query={read}
      />
      {last && <LastComparison reconciliation={last} />}
      {last === null && !isBegun && (
        <EmptyState
          title={t('reconciliation.admin.never')}
          message={t('reconciliation.admin.neverHint')}
          icon={<Scale size="1em" strokeWidth={1.25} />}
        />
      )}
      {read.data && (last || read.data.meta.total > 0 || state !== 'open') && (
        <DifferenceList
          differences={read.data.differences}
          pages={read.pages}
          isOld={read.isPlaceholderData}
          state={state}
          onState={(next) => show({ state: next, page: 1 })}
        />
      )}
    </div>
  );
}

/** Has a period compared. That it could not be is said in a toast, and by what is then shown of it. */
function useRun() {
  const { t } = useTexts();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (period: ReconciliationPeriod) => staffPortal.reconciliation.run(period),
    onError: (error) => showError(error, t('reconciliation.admin.runFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: reconciliationKey }),
  });
  return { run: mutate, isBegun: isPending };
}

const readAgainAfterMilliseconds = 2_000;

/** Reads again when differences come up or end, which a comparison may bring by the dozen. */
function useDifferenceEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const again = createThrottledRefetch(
      () => void client.invalidateQueries({ queryKey: reconciliationKey }),
      readAgainAfterMilliseconds,
    );
    const stops = [
      portal.live.on(alertChange, ({ alert }) => {
        if (isDifferenceAlert(alert.attributes.kind)) again.soon();
      }),
      portal.live.onStatus((status) => {
        if (status === 'live') again.soon();
      }),
      again.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
