import { BottomSheet, Button, EmptyState, Select, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from './room-choice.css.ts';
import { roomsQuery } from './rooms-query.ts';
import { keepRoom, keptRoom } from './use-room.ts';

/** Asks once for the room, so that no order and no request has to ask again. */
export function RoomWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const rooms = useQuery(roomsQuery);
  const [roomId, setRoomId] = useState(keptRoom);
  const isKnown = rooms.data?.some(({ id }) => id === roomId) ?? false;

  function leaveWith(kept: number | null) {
    keepRoom(kept);
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
          {keptRoom() !== null && (
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
      <div className={styles.content}>{choice()}</div>
    </BottomSheet>
  );

  function choice() {
    if (rooms.data) {
      return (
        <Select
          label={t('order.room')}
          placeholder={t('checkout.room.placeholder')}
          options={rooms.data.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={isKnown ? String(roomId) : ''}
          onChange={({ currentTarget }) => setRoomId(Number(currentTarget.value))}
        />
      );
    }
    if (!rooms.error) return <Skeleton shape="control" />;
    return (
      <EmptyState
        title={t('checkout.room.loadFailed')}
        message={describeError(rooms.error, t).message}
        headingLevel={3}
        actions={<Button onClick={() => void rooms.refetch()}>{t('portal.retry')}</Button>}
      />
    );
  }
}
