import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import {
  differenceActionLabel,
  differenceAdvice,
  differenceText,
  differenceTitle,
  type DifferenceAction,
} from '@portal/domain/reconciliation';
import { Button, Card, Link } from '@portal/ui';
import { useId } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import { AlertAge } from '../../alerts/alert-age.tsx';
import { thingPath } from '../../audit/thing-path.ts';
import { BookEntries } from './book-entries.tsx';
import { doneBy, doneLabel } from './difference-view.ts';
import type { AdminDifference } from '../reconciliation-queries.ts';
import * as styles from '../reconciliation-page.css.ts';

interface DifferenceCardProps {
  readonly difference: AdminDifference;
  readonly onAction: (action: DifferenceAction) => void;
}

/** One difference: what it is, how each side has it, and what can be done or was done about it. */
export function DifferenceCard({ difference, onAction }: DifferenceCardProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { short, dateTime } = useHotelTime();
  const titleId = useId();
  const { kind, orderId, amount, acts, since, resolvedAt, note } = difference;
  const orderPath = orderId === null ? null : thingPath('order', String(orderId));

  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {differenceTitle(texts, kind)}
        </h3>
        <strong className={styles.amount}>{formatMoney(kopecksFromRoubles(amount), locale)}</strong>
      </div>
      <p className={styles.message}>{differenceText(texts, difference)}</p>
      <BookEntries difference={difference} />
      <p className={styles.since}>
        {resolvedAt === null && <AlertAge since={since} />}
        <span className={styles.muted}>
          {t('reconciliation.admin.since', { time: short(since) })}
        </span>
        {orderPath !== null && (
          <Link href={orderPath}>{t('alert.admin.about.order', { id: orderId ?? '' })}</Link>
        )}
      </p>
      {resolvedAt === null ? (
        <>
          <p className={styles.muted}>
            {`${t('alert.admin.todo')}: ${differenceAdvice(texts, kind)}`}
          </p>
          <div className={styles.actions}>
            {acts.map((action, index) => (
              <Button
                key={action}
                size="small"
                variant={index === 0 ? 'primary' : 'secondary'}
                aria-describedby={titleId}
                onClick={() => onAction(action)}
              >
                {differenceActionLabel(texts, kind, action)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p className={styles.done}>
            {t('reconciliation.admin.by', {
              done: doneLabel(texts, difference),
              name: doneBy(texts, difference),
              time: dateTime(resolvedAt),
            })}
          </p>
          {note && <p className={styles.message}>{note}</p>}
        </>
      )}
    </Card>
  );
}
