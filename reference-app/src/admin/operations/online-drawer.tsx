import { Drawer } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { OnlineList } from './online-list.tsx';

/** Who has the portal open now, beside whatever page is open. */
export function OnlineDrawer({ online, onClose }: { online: number; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Drawer open onClose={onClose} title={t('admin.online.count', { n: online })}>
      <OnlineList headingLevel={3} />
    </Drawer>
  );
}
