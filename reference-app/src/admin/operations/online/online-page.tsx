import { Card, PageHeader } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import * as styles from './online-list.css.ts';
import { OnlineList } from './online-list.tsx';
import { onlineQuery } from './online-queries.ts';

/** Who has the portal open now. */
export function OnlinePage() {
  const { t } = useTexts();
  const { data } = useQuery(onlineQuery);
  useTitle(t('settings.section.online'));
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('settings.section.online')}
        subtitle={data ? t('admin.online.count', { n: data.online }) : t('operations.online.lead')}
      />
      <Card className={styles.narrowPage}>
        <OnlineList />
      </Card>
    </div>
  );
}
