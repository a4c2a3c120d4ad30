import { alertChange, alertTitle, type AlertKind } from '@portal/domain/alerts';
import { LinkButton } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { portal } from '../../shared/portal.ts';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useLeadingTab } from '../orders/bell/leading-tab.ts';
import { orderTone } from '../orders/bell/order-tone.ts';
import {
  isDifferenceAlert,
  reconciliationPath,
  reconciliationRoles,
} from '../reconciliation/reconciliation-queries.ts';
import { alertsKey, alertsPath, openAlertsQuery, type AdminAlert } from './alert-queries.ts';
import * as styles from './alert-watch.css.ts';

/**
 * Says above every page of the console what somebody must act on, keeps it up to date, and rings once when
 * something new is to be seen to: in one tab of the device, where its sound is on.
 */
export function AlertWatch() {
  const { count } = useTexts();
  const { pathname } = useLocation();
  const { data } = useQuery(openAlertsQuery);
  useAlertUpdates();
  useAlertSound(data?.alerts);
  const total = data?.meta.total ?? 0;

  return (
    <div role="status">
      {total > 0 && pathname !== alertsPath && (
        <div className={styles.banner}>
          <Siren size="1.25rem" aria-hidden="true" className={styles.icon} />
          <p className={styles.message}>
            <strong>{count('alert.admin.count', total)}</strong>{' '}
            <Titles alerts={data?.alerts ?? []} />
          </p>
          <div className={styles.links}>
            {pathname !== reconciliationPath && <CompareBooks alerts={data?.alerts ?? []} />}
            <ShowAlerts />
          </div>
        </div>
      )}
    </div>
  );
}

/** What they are about, each kind once. */
function Titles({ alerts }: { alerts: readonly AdminAlert[] }) {
  const texts = useTexts();
  const kinds = [...new Set<AlertKind>(alerts.map(({ kind }) => kind))];
  return <span>{kinds.map((kind) => alertTitle(texts, kind)).join(' · ')}</span>;
}

/** The way to where money is looked into, for those who may. */
function CompareBooks({ alerts }: { alerts: readonly AdminAlert[] }) {
  const { t } = useTexts();
  const account = useAccount();
  const role = account && account.role !== 'user' ? account.role : null;
  const isAbout = alerts.some(({ kind }) => isDifferenceAlert(kind));
  if (!isAbout || !role || !reconciliationRoles.includes(role)) return null;
  return (
    <LinkButton href={reconciliationPath} variant="secondary" size="small">
      {t('reconciliation.admin.title')}
    </LinkButton>
  );
}

function ShowAlerts() {
  const { t } = useTexts();
  return (
    <LinkButton href={alertsPath} variant="secondary" size="small">
      {t('alert.admin.show')}
    </LinkButton>
  );
}

function useAlertUpdates(): void {
  const client = useQueryClient();

  useEffect(() => {
    const reload = () => void client.invalidateQueries({ queryKey: alertsKey });
    const stops = [
      portal.live.on(alertChange, reload),
      portal.live.onStatus((status) => {
        if (status === 'live') reload();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}

/** Rings for what is newer than all that this tab has shown, whether an event or a reload has brought it. */
function useAlertSound(alerts: readonly AdminAlert[] | undefined): void {
  const { leads } = useLeadingTab('portal-alert-bell');
  const shownId = useRef<number | null>(null);

  useEffect(() => {
    if (!alerts) return;
    const newestId = Math.max(0, ...alerts.map(({ id }) => id));
    const isNew = shownId.current !== null && newestId > shownId.current;
    shownId.current = Math.max(shownId.current ?? 0, newestId);
    if (isNew && leads) orderTone().ring();
  }, [alerts, leads]);
}
