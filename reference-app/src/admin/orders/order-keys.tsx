import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { ShortcutsDialog } from '../keys/shortcuts-dialog.tsx';

/** What can be done with orders by one key. */
export function OrderKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <ShortcutsDialog
      keys={[
        ['← ↑ ↓ →', t('admin.orders.keys.arrows')],
        ['Enter', t('admin.orders.keys.open')],
        ['n', t('admin.orders.keys.next')],
        ['c', t('admin.orders.keys.cancel')],
        ['/', t('admin.orders.keys.search')],
        ['?', t('admin.orders.keys.help')],
      ]}
      onClose={onClose}
    />
  );
}
