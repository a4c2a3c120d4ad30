import { alertAdvice, alertTitle, mayResolveAlert } from '@portal/domain/alerts';
import { adminPaths } from '@portal/domain/staff';
import { Button, Card, Link } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useHotelTime } from '../../shared/time/hotel-time.ts';
import { thingPath } from '../audit/thing-path.ts';
import {
  isDifferenceAlert,
  reconciliationPath,
  reconciliationRoles,
} from '../reconciliation/reconciliation-queries.ts';
import { AlertAge } from './alert-age.tsx';
import type { AdminAlert } from './alert-queries.ts';
import * as styles from './alerts-page.css.ts';

/** One alert: what has happened and when, what it is about, what to do, and who has seen to it. */
export function AlertCard({ alert, onTick }: { alert: AdminAlert; onTick: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const { short, dateTime } = useHotelTime();
  const account = useAccount();
  const { kind, count, text, since, resolvedAt, resolvedBy, note } = alert;
  const role = account && account.role !== 'user' ? account.role : null;
  const title = alertTitle(texts, kind);

  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {count > 1 ? t('alert.crowd', { title, n: count }) : title}
        </h2>
        {resolvedAt === null && <AlertAge since={since} />}
        <span className={styles.muted}>{t('alert.admin.since', { time: short(since) })}</span>
      </div>
      <p className={styles.message}>{text}</p>
      <div className={styles.links}>
        <AboutLink alert={alert} />
        {role && isDifferenceAlert(kind) && reconciliationRoles.includes(role) && (
          <Link href={reconciliationPath}>{t('reconciliation.admin.title')}</Link>
        )}
      </div>
      {resolvedAt === null ? (
        <>
          <p className={styles.muted}>{`${t('alert.admin.todo')}: ${alertAdvice(texts, kind)}`}</p>
          <div className={styles.actions}>
            {role && mayResolveAlert(kind, role) ? (
              <Button
                size="small"
                variant="secondary"
                aria-label={t('alert.admin.tickOne', { title })}
                onClick={onTick}
              >
                {t('alert.admin.tick')}
              </Button>
            ) : (
              <p className={styles.muted}>{t('alert.admin.others')}</p>
            )}
          </div>
        </>
      ) : (
        <>
          <p className={styles.muted}>
            {resolvedBy === null || resolvedBy === 'system'
              ? t('alert.admin.bySystem', { time: dateTime(resolvedAt) })
              : t('alert.admin.by', { name: resolvedBy, time: dateTime(resolvedAt) })}
          </p>
          {note && <p className={styles.message}>{note}</p>}
        </>
      )}
    </Card>
  );
}

/** The way to what it is about, where the console shows that. */
function AboutLink({ alert: { kind, about } }: { alert: AdminAlert }) {
  const { t } = useTexts();
  if (kind === 'notification-dead') {
    return (
      <Link href={`${adminPaths.settings}/undelivered`}>{t('alert.admin.about.undelivered')}</Link>
    );
  }
  if (kind === 'provider-down') return null;
  if (!about) return null;
  if (about.type === 'payment' || about.type === 'provider' || about.type === 'sign-in')
    return null;
  const path = thingPath(about.type, String(about.id));
  if (path === null) return null;
  return <Link href={path}>{t(`alert.admin.about.${about.type}`, { id: about.id })}</Link>;
}
