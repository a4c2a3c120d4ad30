import { Drawer } from '@portal/ui';
import { OnlineList } from './online-list.tsx';

/** Who has the portal open now, beside whatever page is open. */
export function OnlineDrawer({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title={title}>
      <OnlineList headingLevel={3} />
    </Drawer>
  );
}
