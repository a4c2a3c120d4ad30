import { Button, EmptyState, Select, type SelectProps } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { roomsQuery } from './rooms-query.ts';

interface RoomSelectProps extends Pick<SelectProps, 'label' | 'name' | 'required' | 'error'> {
  roomId: number | null;
  onRoom: (id: number) => void;
}

/** The hotel's rooms to choose from; where they cannot be read, it says so and offers to try again. */
export function RoomSelect({ roomId, onRoom, ...field }: RoomSelectProps) {
  const { t } = useTexts();
  const { data: rooms, error, refetch } = useQuery(roomsQuery);
  if (error && !rooms) {
    return (
      <EmptyState
        title={t('checkout.room.loadFailed')}
        message={describeError(error, t).message}
        headingLevel={3}
        actions={<Button onClick={() => void refetch()}>{t('portal.retry')}</Button>}
      />
    );
  }
  return (
    <Select
      {...field}
      disabled={!rooms}
      placeholder={t('checkout.room.placeholder')}
      options={(rooms ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={rooms?.some(({ id }) => id === roomId) ? String(roomId) : ''}
      onChange={({ currentTarget }) => onRoom(Number(currentTarget.value))}
    />
  );
}
