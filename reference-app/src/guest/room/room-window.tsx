import { BottomSheet, Button } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './room-choice.css.ts';
import { RoomSelect } from './room-select.tsx';
import { roomsQuery } from './rooms-query.ts';
import { saveRoom, storedRoom } from './use-room.ts';

/** Asks once for the room, so that no order and no request has to ask again. */
export function RoomWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const rooms = useQuery(roomsQuery).data;
  const [roomId, setRoomId] = useState(storedRoom);
  const isKnown = rooms?.some(({ id }) => id === roomId) ?? false;

  function leaveWith(stored: number | null) {
    saveRoom(stored);
    onClose();
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('home.room.title')}
      description={t('home.room.hint')}
      footer={
        <div className={styles.foot}>
          {storedRoom() !== null && (
            <Button variant="quiet" onClick={() => leaveWith(null)}>
              {t('home.room.forget')}
            </Button>
          )}
          <Button disabled={!isKnown} onClick={() => leaveWith(roomId)}>
            {t('home.room.save')}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <RoomSelect label={t('order.room')} roomId={roomId} onRoom={setRoomId} />
      </div>
    </BottomSheet>
  );
}
