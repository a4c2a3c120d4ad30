import type { Outcome, Refusal } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogueKeys } from '../../shared/catalogue/catalogue-keys.ts';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';

interface CatalogueAction<Value> {
  readonly run: () => Promise<Outcome<Value>>;
  /** Title of the toast when it was done; none where the page shows it. */
  readonly done?: string | undefined;
  /** Takes a refusal that the page shows in its own way; true when it does. */
  readonly onRefused?: ((refusal: Refusal) => boolean) | undefined;
  readonly onDone?: ((value: Value) => void) | undefined;
}

/** Mutation of the catalogue. Shows a refusal in a toast, and refetches what is shown. */
export function useCatalogueMutations<Value>() {
  const client = useQueryClient();
  const toaster = useToaster();
  const showError = useErrorToast();
  const { t } = useTexts();
  const showFailure = (error: unknown) => showError(error, t('admin.catalogue.saveFailed'));

  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: CatalogueAction<Value>) => run(),
    onSuccess(outcome, { done, onRefused, onDone }) {
      if (outcome.ok) {
        onDone?.(outcome.value);
        if (done !== undefined) toaster.show({ title: done });
      } else if (!onRefused?.(outcome.refusal)) showFailure(refusalText(outcome.refusal));
    },
    onError: (error) => showFailure(error),
    onSettled: () => void client.invalidateQueries({ queryKey: catalogueKeys.admin }),
  });

  function refusalText({ code, text, details }: Refusal): string {
    if (code === 'STALE_VERSION') return t('admin.catalogue.showsTheirs');
    return details.length > 0 ? details.map(({ message }) => message).join('. ') : text;
  }

  return { mutate, isPending };
}
