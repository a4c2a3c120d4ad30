import { cancelReasonLabel, isOrderClosed, orderStatusLabel } from '@portal/domain/orders';
import { Link, StatusBadge, Timeline } from '@portal/ui';
import { orderStatusTones } from '@portal/ui/portal';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import { auditPath } from '../../audit/audit-view.ts';
import { useOtherViewers } from '../live/order-viewers.ts';
import { OrderAge } from '../order-age.tsx';
import { EditOrder } from './edit/edit-order.tsx';
import { GuestDescription } from './guest-description.tsx';
import { historySteps } from './history-steps.ts';
import type { OrderDetails } from '../queries/order-details-query.ts';
import { OrderContent } from './order-content.tsx';
import * as styles from './order-drawer.css.ts';
import { OrderMoney } from './money/order-money.tsx';
import { Section } from './section.tsx';

interface OrderInFullProps {
  readonly details: OrderDetails;
  /** Hears whether something has been changed that is not saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** An order with its money, its guest and its history; its content can be edited in place. */
export function OrderInFull({ details, onUnsaved }: OrderInFullProps) {
  const texts = useTexts();
  const { t } = texts;
  const { short } = useHotelTime();
  const isAdmin = useAccount()?.role === 'admin';
  const [isEditing, setEditing] = useState(false);
  const { order } = details;
  const { id, status, status_at, cancelReason } = order;
  return (
    <div className={styles.content}>
      <div className={styles.state}>
        <span role="status">
          <StatusBadge tone={orderStatusTones[status]} label={orderStatusLabel(t, status)} />
        </span>
        {!isOrderClosed(status) && <OrderAge status={status} since={status_at} />}
        <Viewers orderId={id} />
      </div>
      {cancelReason && (
        <p className={styles.note}>
          {[
            `${t('admin.order.cancelReason')}: ${cancelReasonLabel(t, cancelReason.cancel_reason)}`,
            ...Object.values(cancelReason.metadata ?? {}),
          ].join(' · ')}
        </p>
      )}
      {isEditing ? (
        <EditOrder order={order} onUnsaved={onUnsaved} onDone={() => setEditing(false)} />
      ) : (
        <OrderContent order={order} onEdit={() => setEditing(true)} />
      )}
      <OrderMoney details={details} />
      <GuestDescription details={details} />
      <Section
        title={t('admin.order.history')}
        action={
          isAdmin && (
            <Link href={auditPath({ entity: 'order', id: String(id) })}>
              {t('admin.audit.open')}
            </Link>
          )
        }
      >
        <Timeline steps={historySteps(details.history, texts, short)} />
      </Section>
    </div>
  );
}

/** Who else has this order open at the moment. */
function Viewers({ orderId }: { orderId: number }) {
  const { t } = useTexts();
  const names = useOtherViewers(orderId);
  return (
    <span role="status" className={styles.viewers}>
      {names !== '' && (
        <>
          <Eye size="1em" aria-hidden="true" />
          <span>{t('admin.order.viewing', { names })}</span>
        </>
      )}
    </span>
  );
}
