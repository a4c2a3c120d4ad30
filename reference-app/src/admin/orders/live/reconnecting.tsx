import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLiveStatus } from '../../../shared/live/use-live-status.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from '../admin-orders-page.css.ts';

/** A connection lost for less than this is not reported. */
const graceMilliseconds = 3_000;

/** Says that nothing new arrives at the moment. */
export function Reconnecting() {
  const { t } = useTexts();
  const status = useLiveStatus();
  const isLive = status === 'live';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isLive) return;
    const timer = setTimeout(() => setLong(true), graceMilliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLive]);
  return (
    <div role="status">
      {isLong && !isLive && (
        <p className={styles.offline}>
          <WifiOff size="1.25em" aria-hidden="true" className={styles.sign} />
          <span>
            {t(status === 'crowded' ? 'portal.live.crowded' : 'admin.orders.reconnecting')}
          </span>
        </p>
      )}
    </div>
  );
}
