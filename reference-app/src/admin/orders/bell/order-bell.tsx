import { Button } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { boardQuery } from '../board/board-queries.ts';
import { useLeadingTab } from './leading-tab.ts';
import * as styles from './order-bell.css.ts';
import { onOpened, openedOrders } from './opened-orders.ts';
import { useOrderSound } from './order-sound.ts';
import { orderTone } from './order-tone.ts';
import { useTitleCount } from './use-title-count.ts';

/** From one ring to the next. */
const pauseMilliseconds = 7_000;

/**
 * Rings while there is a new order that nobody has opened: one sound, however many there are, in one
 * tab, wherever in the console that is. The tab's title says how many are new.
 */
export function OrderBell() {
  const { t } = useTexts();
  const board = useQuery(boardQuery).data;
  const isOn = useOrderSound();
  const opened = useSyncExternalStore(onOpened, openedOrders);
  const tone = orderTone();
  const isAllowed = useSyncExternalStore(tone.onChange, tone.isAllowed);

  const newOnes = board?.orders.filter(({ status }) => status === 'new') ?? [];
  const calls = newOnes.some(({ id, isOpened }) => !isOpened && !opened.has(id));
  useTitleCount(newOnes.length);

  // Only a tab that can be heard may keep the others silent.
  const leads = useLeadingTab(isOn && isAllowed);
  const rings = isOn && calls && leads;
  useEffect(() => {
    if (!rings) return;
    tone.ring();
    const timer = setInterval(() => tone.ring(), pauseMilliseconds);
    return () => clearInterval(timer);
  }, [rings, tone]);

  useEffect(() => {
    if (isAllowed) return;
    const allow = () => tone.allow();
    const stopping = new AbortController();
    // Not when a press begins: what the hint stood above would move away from under it.
    for (const use of ['click', 'keydown'] as const) {
      document.addEventListener(use, allow, { signal: stopping.signal, capture: true });
    }
    return () => stopping.abort();
  }, [isAllowed, tone]);

  return (
    <div role="status">
      {isOn && calls && !isAllowed && (
        <div className={styles.hint}>
          <BellOff size="1.25rem" aria-hidden="true" className={styles.sign} />
          <p>{t('admin.orders.sound.blocked')}</p>
          <Button size="small" variant="secondary" onClick={() => tone.allow()}>
            {t('admin.orders.sound.allow')}
          </Button>
        </div>
      )}
    </div>
  );
}
