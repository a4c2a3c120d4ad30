import { Button } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { lazyWindow } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { roomsQuery } from './rooms-query.ts';
import { useRoom } from './use-room.ts';

const RoomWindow = lazyWindow(() => import('./room-window.tsx'), 'RoomWindow');

/** The room that orders and requests go to, and the way to change it. */
export function RoomChoice() {
  const { t } = useTexts();
  const roomId = useRoom();
  const { data: rooms } = useQuery({ ...roomsQuery, enabled: roomId !== null });
  const [isOpen, setOpen] = useState(false);
  // A hotel may have closed it since.
  const room = rooms?.find(({ id }) => id === roomId);
  const label = room ? t('home.room', { room: room.name }) : t('home.room.choose');
  return (
    <>
      <Button
        variant="secondary"
        icon={<DoorOpen size="1em" aria-hidden="true" />}
        aria-label={room ? `${label}. ${t('home.room.change')}` : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <RoomWindow onClose={() => setOpen(false)} />}
    </>
  );
}
