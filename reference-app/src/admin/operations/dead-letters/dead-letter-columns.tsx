import type { Unwrapped } from '@portal/client';
import type { DeadLetter } from '@portal/domain/outbox';
import { Badge, Button, type TableColumn } from '@portal/ui';
import type { HotelTime } from '../../../shared/time/hotel-time.ts';
import * as styles from './dead-letters.css.ts';
import type { Texts } from '../../../shared/texts/app-texts.ts';

/** A message that was not delivered, as the console holds it. */
export type AdminDeadLetter = Unwrapped<DeadLetter>;

interface ColumnOptions {
  readonly texts: Texts;
  readonly time: HotelTime;
  readonly isPending: boolean;
  readonly onResend: (letter: AdminDeadLetter) => void;
  readonly onDelete: (letter: AdminDeadLetter) => void;
}

/** What it was, why it did not arrive, since when, and what can be done. */
export function deadLetterColumns(options: ColumnOptions): TableColumn<AdminDeadLetter>[] {
  const { texts, time, isPending, onResend, onDelete } = options;
  const { t } = texts;
  return [
    {
      key: 'what',
      header: t('operations.undelivered.what'),
      cell: ({ channel, summary, canResend }) => (
        <div className={styles.lines}>
          <span>{summary}</span>
          <span className={styles.marks}>
            <Badge>{t(`operations.undelivered.channel.${channel}`)}</Badge>
            {!canResend && <Badge tone="warning">{t('operations.undelivered.worthless')}</Badge>}
          </span>
        </div>
      ),
    },
    {
      key: 'why',
      header: t('operations.undelivered.why'),
      cell: ({ lastError, attempts }) => (
        <div className={styles.lines}>
          <span className={styles.reason}>{lastError ?? t('operations.undelivered.noReason')}</span>
          <span className={styles.muted}>
            {texts.count('operations.undelivered.attempts', attempts)}
          </span>
        </div>
      ),
    },
    {
      key: 'when',
      header: t('operations.undelivered.when'),
      cell: ({ dead_at }) => (
        <time dateTime={dead_at} className={styles.when}>
          {time.short(dead_at)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: t('operations.undelivered.actions'),
      cell: (letter) => (
        <div className={styles.actions}>
          {letter.canResend && (
            <Button
              size="small"
              variant="secondary"
              disabled={isPending}
              aria-label={t('operations.undelivered.resendOne', { what: letter.summary })}
              onClick={() => onResend(letter)}
            >
              {t('operations.undelivered.resend')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            disabled={isPending}
            aria-label={t('operations.undelivered.forgetOne', { what: letter.summary })}
            onClick={() => onDelete(letter)}
          >
            {t('operations.undelivered.forget')}
          </Button>
        </div>
      ),
    },
  ];
}
