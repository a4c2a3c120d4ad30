import type { Locale } from '@portal/domain/texts';
import * as styles from './order-columns.css.ts';

interface OrderTimeProps {
  /** ISO-8601, UTC. */
  readonly time: string;
  readonly timeZone: string;
  readonly locale: Locale;
}

/** When an order was placed, by the hotel's clock. */
export function OrderTime({ time, timeZone, locale }: OrderTimeProps) {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru-RU', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (
    <time dateTime={time} className={styles.time}>
      {format.format(new Date(time))}
    </time>
  );
}
