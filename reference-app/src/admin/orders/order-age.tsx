import { orderAge, type OrderStatus, type OrderUrgency } from '@portal/domain/orders';
import { Badge, type BadgeTone } from '@portal/ui';
import { AlarmClock, Clock } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useNow } from '../../shared/time/use-now.ts';

const tones: Readonly<Record<OrderUrgency, BadgeTone>> = {
  timely: 'neutral',
  late: 'warning',
  alarming: 'danger',
};

const hour = 60;

interface OrderAgeProps {
  readonly className?: string;
  readonly status: OrderStatus;
  /** Since when it has the status. ISO-8601, UTC. */
  readonly since: string;
}

/** For how long an order has waited in its status, and by colour, sign and word whether that is too long. */
export function OrderAge({ status, since, className }: OrderAgeProps) {
  const { t } = useTexts();
  const { urgency, minutes } = orderAge(status, since, new Date(useNow()));
  const Sign = urgency === 'alarming' ? AlarmClock : Clock;
  const ageText =
    minutes < hour
      ? t('admin.orders.minutes', { n: minutes })
      : t('admin.orders.hours', { h: Math.floor(minutes / hour), n: minutes % hour });
  return (
    <Badge
      tone={tones[urgency]}
      data-urgency={urgency}
      title={t(`admin.orders.urgency.${urgency}`)}
      className={className}
    >
      <Sign size="0.875rem" role="img" aria-label={t(`admin.orders.urgency.${urgency}`)} />
      <span>{ageText}</span>
    </Badge>
  );
}
