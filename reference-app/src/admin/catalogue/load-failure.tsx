import { Store } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { ReadFailure } from '../table-page/read-failure.tsx';

/** Instead of what could not be read. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <ReadFailure
      title={t('admin.catalogue.loadFailed')}
      icon={<Store size="1em" strokeWidth={1.25} />}
      error={error}
      onRetry={onRetry}
    />
  );
}
