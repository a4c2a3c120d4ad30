import { useQueryClient } from '@tanstack/react-query';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useOutcomeMutation } from '../use-outcome-mutation.ts';

/** Mutation of the catalogue. Shows a refusal in a toast, and refetches what is shown. */
export function useCatalogueMutation<Value = unknown>() {
  const client = useQueryClient();
  const { t } = useTexts();
  return useOutcomeMutation<Value>({
    failedTitle: t('admin.catalogue.saveFailed'),
    refusalText: ({ code }) =>
      code === 'STALE_VERSION' ? t('admin.catalogue.showsTheirs') : undefined,
    onSettled: () => void client.invalidateQueries({ queryKey: catalogueKeys.admin }),
  });
}
