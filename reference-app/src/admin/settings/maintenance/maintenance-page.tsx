import { Button, Card, PageHeader, StatusBadge } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { settingsQuery } from '../settings-queries.ts';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { GuestScreenPreview } from './guest-screen-preview.tsx';
import { MaintenanceConfirmDialog } from './maintenance-confirm-dialog.tsx';
import * as styles from './maintenance.css.ts';

/** Closes the portal to guests for the time of some work, and opens it again. */
export function MaintenancePage() {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery(settingsQuery);
  const { data } = query;
  useTitle(t('settings.section.maintenance'));

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('settings.section.maintenance')}
        subtitle={t('settings.maintenance.lead')}
      />
      {data && (
        <>
          <Card className={styles.state}>
            <StatusBadge
              tone={data.isDisable ? 'warning' : 'success'}
              label={t(
                data.isDisable ? 'settings.maintenance.closed' : 'settings.maintenance.open',
              )}
            />
            <Button
              variant={data.isDisable ? 'primary' : 'secondary'}
              onClick={() => setAsking(true)}
            >
              {t(data.isDisable ? 'settings.maintenance.reopen' : 'settings.maintenance.close')}
            </Button>
          </Card>
          <GuestScreenPreview settings={data} />
          <MaintenanceConfirmDialog
            isToClose={!data.isDisable}
            open={isAsking}
            onClose={() => setAsking(false)}
          />
        </>
      )}
      <QueryState
        title={t('settings.loadFailed')}
        icon={<Construction size="1em" strokeWidth={1.25} />}
        query={query}
      />
    </div>
  );
}
