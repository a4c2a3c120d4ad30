import { Button } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { boardQuery } from '../queries/board-queries.ts';
import * as styles from './order-bell.css.ts';
import { onOpened, openedOrders } from './opened-orders.ts';
import { orderTone } from './order-tone.ts';
import { useRinging } from './use-ringing.ts';
import { useTitleCount } from './use-title-count.ts';

/**
 * Rings while there is a new order that nobody has opened: one sound, however many there are, in one
 * tab, wherever in the console that is. The tab's title says how many are new.
 */
export function OrderBell() {
  const { t } = useTexts();
  const board = useQuery(boardQuery).data;
  const opened = useSyncExternalStore(onOpened, openedOrders);

  const newOnes = board?.orders.filter(({ status }) => status === 'new') ?? [];
  const calls = newOnes.some(({ id, isOpened }) => !isOpened && !opened.has(id));
  useTitleCount(newOnes.length);
  const { isBlocked } = useRinging(calls);

  return (
    <div role="status">
      {isBlocked && (
        <div className={styles.hint}>
          <BellOff size="1.25rem" aria-hidden="true" className={styles.sign} />
          <p>{t('admin.orders.sound.blocked')}</p>
          <Button size="small" variant="secondary" onClick={() => orderTone().allow()}>
            {t('admin.orders.sound.allow')}
          </Button>
        </div>
      )}
    </div>
  );
}
