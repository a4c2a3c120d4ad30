import { FlaskConical } from 'lucide-react';
import { usePortalSetting } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from '../../providers/provider-banner.css.ts';

/** Says above every page of the console that payments move no real money. */
export function TestPaymentsBanner() {
  const { t } = useTexts();
  if (!usePortalSetting()?.paymentsAreTest) return null;
  return (
    <div className={styles.banner}>
      <FlaskConical size="1.25rem" aria-hidden="true" className={styles.icon} />
      <p>{t('settings.payments.test')}</p>
    </div>
  );
}
