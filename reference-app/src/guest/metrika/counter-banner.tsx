import { hidesFooter, privacyPath } from '@portal/domain/portal';
import { Button, Link } from '@portal/ui';
import { useLocation } from 'react-router';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './counter-banner.css.ts';
import { chooseCounter } from './counter-consent.ts';

/**
 * Asks whether the visit may be counted. Nothing waits for the answer: it lies over the page, and not where
 * a cart or a conversation has its own bar at the foot.
 */
export function CounterBanner() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  if (hidesFooter(pathname) || pathname.startsWith('/help/')) return null;
  return (
    <section aria-label={t('privacy.counter.title')} className={styles.banner}>
      <p className={styles.message}>
        <span>{t('privacy.counter.ask')}</span> <Link href={privacyPath}>{t('privacy.more')}</Link>
      </p>
      <div className={styles.answers}>
        <Button size="small" variant="secondary" onClick={() => chooseCounter('declined')}>
          {t('privacy.counter.decline')}
        </Button>
        <Button size="small" onClick={() => chooseCounter('agreed')}>
          {t('privacy.counter.agree')}
        </Button>
      </div>
    </section>
  );
}
