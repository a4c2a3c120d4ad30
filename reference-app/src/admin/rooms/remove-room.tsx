import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { Removal } from '../catalogue/removal.tsx';
import { staffPortal } from '../staff-portal.ts';
import type { AdminRoom } from './room-queries.ts';

interface RemoveRoomProps {
  room: AdminRoom;
  onRemoved: () => void;
}

/** Removes a room that nothing names, after a question. */
export function RemoveRoom({ room: { id, name }, onRemoved }: RemoveRoomProps) {
  const { t } = useTexts();
  return (
    <Removal
      texts={{
        remove: t('admin.rooms.remove'),
        title: t('admin.rooms.askRemove', { name: name || t('admin.rooms.unnamed') }),
        hint: t('admin.rooms.askRemoveHint'),
        cancel: t('admin.rooms.keep'),
        confirm: t('admin.rooms.remove'),
        removed: t('admin.rooms.removed'),
      }}
      run={() => staffPortal.rooms.delete({ id })}
      onRemoved={onRemoved}
    />
  );
}
