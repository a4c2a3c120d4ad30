import { Button, EmptyState, PageHeader, Pagination } from '@portal/ui';
import { BellRing, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';
import * as pageStyles from '../table-page/table-page.css.ts';
import { AlertCard } from './alert-card.tsx';
import { alertsQuery, type AdminAlert } from './alert-queries.ts';
import * as styles from './alerts-page.css.ts';
import { TickOff } from './tick-off.tsx';
import { usePagedQuery } from '../table-page/use-paged-query.ts';

const states = ['open', 'resolved'] as const;

/** What somebody must act on, and what has been seen to: by whom, when, and what they noted. */
export function AlertsPage() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const [ticking, setTicking] = useState<AdminAlert | null>(null);
  const state = states.find((each) => each === params.get('state')) ?? 'open';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = usePagedQuery(alertsQuery, 'alerts', { state, ...(page > 1 && { page }) }, (to) =>
    show({ state, page: to }),
  );
  const { data } = query;
  useTitle(t('alert.admin.title'));

  function show(next: { state: string; page?: number }) {
    setParams({
      ...(next.state !== 'open' && { state: next.state }),
      ...(next.page && next.page > 1 && { page: String(next.page) }),
    });
  }

  return (
    <div className={pageStyles.pageWithMargins}>
      <PageHeader title={t('alert.admin.title')} subtitle={t('alert.admin.lead')} />
      <div role="group" aria-label={t('alert.admin.which')} className={styles.states}>
        {states.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === state ? 'primary' : 'secondary'}
            aria-pressed={each === state}
            onClick={() => show({ state: each })}
          >
            {t(`alert.admin.${each}`)}
          </Button>
        ))}
      </div>
      <QueryState
        title={t('alert.admin.failed')}
        icon={<BellRing size="1em" strokeWidth={1.25} />}
        query={query}
      />
      {data && data.alerts.length === 0 && (
        <EmptyState
          title={t(state === 'open' ? 'alert.admin.empty' : 'alert.admin.emptyResolved')}
          message={t('alert.admin.emptyHint')}
          icon={<ShieldCheck size="1em" strokeWidth={1.25} />}
        />
      )}
      {data && data.alerts.length > 0 && (
        <ul className={styles.list}>
          {data.alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard alert={alert} onTick={() => setTicking(alert)} />
            </li>
          ))}
        </ul>
      )}
      <div className={pageStyles.pages}>
        <Pagination label={t('alert.admin.pages')} {...query.pages} />
      </div>
      {ticking && <TickOff alert={ticking} onClose={() => setTicking(null)} />}
    </div>
  );
}
