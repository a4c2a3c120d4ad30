import { deviceName, type GuestSession } from '@portal/domain/guests';
import { Badge, Button } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import * as accounts from '../../accounts/accounts.css.ts';
import type { AdminGuest } from '../guest-queries.ts';
import * as styles from './guest-card.css.ts';
import { useGuestMutations } from '../use-guest-mutations.ts';

interface CardSessionsProps {
  readonly guest: AdminGuest;
  readonly sessions: readonly GuestSession[];
  readonly canEnd: boolean;
}

/** Where a guest is signed in, with a way out of each and of all. */
export function CardSessions({ guest, sessions, canEnd }: CardSessionsProps) {
  const { t } = useTexts();
  const time = useHotelTime();
  const { end } = useGuestMutations(guest.id);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  if (sessions.length === 0)
    return <p className={accounts.muted}>{t('admin.guests.noSessions')}</p>;

  function deviceOf({ userAgent }: GuestSession): string {
    const { browser, system } = deviceName(userAgent);
    const named = [browser, system].filter((part) => part !== null).join(', ');
    return named || t('admin.guests.session.unknown');
  }

  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div className={styles.textBlock}>
              <span className={styles.strong}>{deviceOf(session)}</span>
              <span className={accounts.muted}>
                {t('admin.guests.session.seen', {
                  begun: time.dateTime(session.createdAt),
                  seen: time.dateTime(session.lastSeenAt),
                })}
              </span>
            </div>
            <div className={styles.side}>
              {session.takesPushes && <Badge>{t('admin.guests.session.pushes')}</Badge>}
              {canEnd && (
                <Button
                  size="small"
                  variant="secondary"
                  busy={end.isPending && end.variables === session.id}
                  aria-label={t('admin.guests.session.endOne', { device: deviceOf(session) })}
                  onClick={() => end.mutate(session.id)}
                >
                  {t('admin.guests.session.end')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {canEnd && sessions.length > 1 && (
        <div className={accounts.inline}>
          <Button size="small" variant="secondary" onClick={() => setConfirmOpen(true)}>
            {t('admin.guests.session.endAll')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isConfirmOpen}
        title={t('admin.guests.session.endAllTitle')}
        description={t('admin.guests.session.endAllHint', { name: guest.name })}
        cancel={t('admin.guests.form.cancel')}
        confirm={t('admin.guests.session.endAll')}
        isPending={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setConfirmOpen(false) })}
        onClose={() => setConfirmOpen(false)}
      />
    </>
  );
}
