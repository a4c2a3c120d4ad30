import { Select, type SelectProps } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { roomsQuery } from './rooms-query.ts';

interface RoomSelectProps extends Pick<SelectProps, 'label' | 'name' | 'required' | 'error'> {
  roomId: number | null;
  onRoom: (id: number) => void;
}

/** The hotel's rooms to choose from; where they cannot be read, it says so and offers to try again. */
export function RoomSelect({ roomId, onRoom, ...field }: RoomSelectProps) {
  const { t } = useTexts();
  const query = useQuery(roomsQuery);
  const { data: rooms } = query;
  if (query.isLoadingError) {
    return <QueryState title={t('checkout.room.loadFailed')} headingLevel={3} query={query} />;
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
