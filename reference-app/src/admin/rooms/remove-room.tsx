import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { Removal } from '../catalogue/removal.tsx';
import { staffPortal } from '../staff-portal.ts';
import type { DeskRoom } from './room-queries.ts';

interface RemoveRoomProps {
  room: DeskRoom;
  onRemoved: () => void;
}

/** Removes a room that nothing names, after a question. */
export function RemoveRoom({ room: { id, name }, onRemoved }: RemoveRoomProps) {
  const { t } = useTexts();
  return (
    <Removal
      words={{
        remove: t('desk.rooms.remove'),
        title: t('desk.rooms.askRemove', { name: name || t('desk.rooms.unnamed') }),
        hint: t('desk.rooms.askRemoveHint'),
        keep: t('desk.rooms.keep'),
        confirm: t('desk.rooms.remove'),
        removed: t('desk.rooms.removed'),
      }}
      run={() => staffPortal.rooms.remove(id)}
      onRemoved={onRemoved}
    />
  );
}
