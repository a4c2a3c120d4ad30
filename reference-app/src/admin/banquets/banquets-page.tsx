import { Button, PageHeader, Tabs } from '@portal/ui';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { pageWithMargins } from '../table-page/table-page.css.ts';
import { useAddressView } from '../table-page/use-address-view.ts';
import { banquetViews, readView, writeView, type BanquetView } from './views/banquet-view.ts';
import { DayView } from './views/day-view.tsx';
import { useAdminClock } from './admin-clock.ts';
import { ListView } from './views/list-view.tsx';
import { MonthView } from './views/month-view.tsx';

const BanquetDrawer = lazyWindow(() => import('./banquet-drawer.tsx'), 'BanquetDrawer');

/** The banquets: by month, by day and as a list, each with its way to the restaurant. */
export function BanquetsPage() {
  const { t } = useTexts();
  const { today } = useAdminClock();
  const { view, show } = useAddressView(
    useCallback((params: URLSearchParams) => readView(params, today), [today]),
    (shown: BanquetView) => writeView(shown, today),
  );
  useTitle(t('admin.banquets.title'));

  const open = (opened: BanquetView['opened']) => show({ opened, page: view.page });

  return (
    <div className={pageWithMargins}>
      <PageHeader
        title={t('admin.banquets.title')}
        actions={
          <Button icon={<Plus size="1em" aria-hidden="true" />} onClick={() => open('new')}>
            {t('admin.banquets.new')}
          </Button>
        }
      />
      <Tabs
        label={t('admin.banquets.view')}
        value={view.view}
        items={banquetViews.map((value) => ({ value, label: t(`admin.banquets.${value}`) }))}
        onValueChange={(value) => show({ view: value as BanquetView['view'] })}
      />
      {view.view === 'month' && <MonthView {...{ view, show, open }} />}
      {view.view === 'day' && <DayView {...{ view, show, open }} />}
      {view.view === 'list' && <ListView {...{ view, show, open }} />}
      {view.opened !== null && (
        <BanquetDrawer
          key={view.opened}
          opened={view.opened}
          day={view.day}
          onShow={(id) => show({ opened: id, page: view.page }, { replace: true })}
          onClose={() => show({ opened: null, page: view.page }, { replace: true })}
        />
      )}
    </div>
  );
}
