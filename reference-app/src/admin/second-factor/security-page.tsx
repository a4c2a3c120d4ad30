import { PageHeader } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import * as styles from './second-factor.css.ts';
import { SecondFactors } from './second-factors.tsx';

/** What proves who a member of staff is beside the password: everybody looks after their own. */
export function SecurityPage() {
  const { t } = useTexts();
  useTitle(t('admin.security.title'));
  return (
    <div className={styles.page}>
      <PageHeader title={t('admin.security.title')} subtitle={t('admin.security.lead')} />
      <SecondFactors />
    </div>
  );
}
