import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { paymentStatusLabel } from '@portal/domain/orders';
import type { BookEntry } from '@portal/domain/reconciliation';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import type { AdminDifference } from '../reconciliation-queries.ts';
import * as styles from '../reconciliation-page.css.ts';
import type { Translate } from '../../../shared/texts/app-texts.ts';

/** A payment or refund as each side has it, beside each other; nothing where neither was compared. */
export function BookEntries({ difference }: { difference: AdminDifference }) {
  const { t, locale } = useTexts();
  const { ours, theirs, refundId } = difference;
  if (!ours && !theirs) return null;
  const money = (roubles: number) => formatMoney(kopecksFromRoubles(roubles), locale);
  const sides = [
    ['ours', ours],
    ['theirs', theirs],
  ] as const;
  return (
    <dl aria-label={t('reconciliation.admin.bothSides')} className={styles.entries}>
      {sides.map(([side, entry]) => (
        <div key={side} className={styles.entry}>
          <dt className={styles.entryName}>{t(`reconciliation.admin.${side}`)}</dt>
          {entry === null ? (
            <dd className={styles.entryValue}>{t('reconciliation.admin.none')}</dd>
          ) : (
            <>
              <dd className={styles.entryValue}>{statusLabel(t, entry, refundId !== null)}</dd>
              <dd className={styles.amount}>{money(entry.amount)}</dd>
              {entry.refunded > 0 && (
                <dd className={styles.muted}>
                  {t('reconciliation.admin.refunded', { sum: money(entry.refunded) })}
                </dd>
              )}
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

function statusLabel(t: Translate, { status }: BookEntry, isRefund: boolean): string {
  if (isRefund) {
    // A refund is never held.
    const known = status === 'waiting_for_capture' ? 'pending' : status;
    return t(`admin.money.refundStatus.${known}`);
  }
  if (status === 'intent') return t('admin.money.state.intent');
  return paymentStatusLabel(t, status, 'staff');
}
