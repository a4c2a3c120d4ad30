import { useSyncExternalStore } from 'react';
import { debugLog } from '../../shared/debug/debug-log.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './debug-panel.css.ts';

/** What the debug mode logs, the newest first, for who has no developer tools at hand. */
export function DebugPanel() {
  const { t } = useTexts();
  const entries = useSyncExternalStore(debugLog.subscribe, debugLog.entries);
  return (
    <details className={styles.panel}>
      <summary className={styles.name}>{t('admin.debug.title')}</summary>
      {entries.length === 0 ? (
        <p className={styles.empty}>{t('admin.debug.empty')}</p>
      ) : (
        <ol aria-label={t('admin.debug.title')} tabIndex={0} className={styles.lines}>
          {entries.toReversed().map(({ id, text }) => (
            <li key={id} className={styles.line}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
