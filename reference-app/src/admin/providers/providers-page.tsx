import { Card, PageHeader, StatusBadge } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { useTitle } from '../../shared/use-title.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { providersQuery, type AdminProvider } from './provider-queries.ts';
import * as styles from './providers-page.css.ts';

const tones = { working: 'success', trouble: 'danger', unknown: 'neutral' } as const;

/** How each outside system is doing, since when, and what went wrong last. */
export function ProvidersPage() {
  const { t } = useTexts();
  const query = useQuery(providersQuery);
  useTitle(t('settings.section.providers'));

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('settings.section.providers')}
        subtitle={t('operations.providers.lead')}
      />
      {query.data && (
        <ul className={styles.list}>
          {query.data.map((provider) => (
            <li key={provider.id}>
              <ProviderCard provider={provider} />
            </li>
          ))}
        </ul>
      )}
      <QueryState
        title={t('operations.providers.failed')}
        icon={<Unplug size="1em" strokeWidth={1.25} />}
        query={query}
      />
    </div>
  );
}

function ProviderCard({ provider }: { provider: AdminProvider }) {
  const { t } = useTexts();
  const { dateTime } = useHotelTime();
  const { id, state, since, lastWorkedAt, lastErrorAt, lastError } = provider;
  const never = t('operations.providers.never');
  return (
    <Card className={styles.card}>
      <h2 className={styles.name}>{t(`provider.${id}`)}</h2>
      <div className={styles.state}>
        <StatusBadge tone={tones[state]} label={t(`provider.state.${state}`)} />
        {since !== null && (
          <span className={styles.since}>
            {t('operations.providers.since', { time: dateTime(since) })}
          </span>
        )}
      </div>
      <dl className={styles.details}>
        <div className={styles.detail}>
          <dt className={styles.detailName}>{t('operations.providers.lastWorked')}</dt>
          <dd className={styles.detailValue}>
            {lastWorkedAt === null ? never : dateTime(lastWorkedAt)}
          </dd>
        </div>
        <div className={styles.detail}>
          <dt className={styles.detailName}>{t('operations.providers.lastError')}</dt>
          <dd className={styles.detailValue}>
            {lastErrorAt === null ? never : dateTime(lastErrorAt)}
          </dd>
        </div>
      </dl>
      {lastError !== null && <p className={styles.error}>{lastError}</p>}
    </Card>
  );
}
