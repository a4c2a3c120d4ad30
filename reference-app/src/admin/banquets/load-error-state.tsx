import { CalendarHeart } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { ReadErrorState } from '../table-page/read-error-state.tsx';

/** Instead of banquets that could not be read. */
export function LoadErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <ReadErrorState
      title={t('admin.banquets.loadFailed')}
      icon={<CalendarHeart size="1em" strokeWidth={1.25} />}
      error={error}
      onRetry={onRetry}
    />
  );
}
