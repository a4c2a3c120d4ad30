import { useEffect, useState } from 'react';
import { useLiveStatus } from '../../../shared/live/use-live-status.ts';
import { useRestoreError } from '../../../shared/session/session-provider.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './live-notice.css.ts';
import { notice } from './notice.css.ts';

/** Short breaks mend themselves before anybody has to know. */
const unnoticedMilliseconds = 3_000;

/** Banner while the portal cannot be reached: updates may be late, or whose they are is not known yet. */
export function LiveNotice() {
  const { t } = useTexts();
  const status = useLiveStatus();
  const isLost = useRestoreError() !== null || status === 'waiting';
  return (
    <div role="status" className={styles.place}>
      {isLost && <LateNotice text={t('portal.live.lost')} />}
      {status === 'crowded' && <LateNotice text={t('portal.live.crowded')} />}
    </div>
  );
}

function LateNotice({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), unnoticedMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <p className={notice}>{text}</p>;
}
