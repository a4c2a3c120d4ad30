import { createTexts, formatMoney } from '@portal/domain';
import type { OutboxRow } from '../../outbox/outbox-row.ts';
import { staffNoticeRow } from '../notices/staff-notice.ts';

const { t } = createTexts({ locale: 'ru' });

/** The row that tells staff of money that people have to give back, as the provider has not. */
export function refundAlarm(orderId: number, amountKopecks: number): OutboxRow {
  const text = t('notice.alarm.refund', { id: orderId, sum: formatMoney(amountKopecks) });
  return staffNoticeRow({ topic: 'alarm', text });
}
