import type { Outcome } from '@portal/client';
import { useEffect, useState, type RefObject } from 'react';
import type { AdminStore } from '../catalogue-queries.ts';
import { fieldRefusals, type FieldRefusals } from '../field-refusals.ts';
import {
  storeErrors,
  storeValues,
  type StoreDraft,
  type StoreFieldError,
  type StoreValues,
} from './store-draft.ts';
import { useCatalogueMutation } from '../use-catalogue-mutation.ts';

interface StoreSaving {
  readonly run: (values: StoreValues) => Promise<Outcome<{ readonly store: AdminStore }>>;
  readonly doneTitle: string;
  readonly onSaved: (store: AdminStore) => void;
}

const none: readonly StoreFieldError[] = [];

/** What is wrong in a store's form, and saving it. */
export function useStoreForm(formRef: RefObject<HTMLFormElement | null>) {
  const { mutate, isPending } = useCatalogueMutation<{ readonly store: AdminStore }>();
  const [fieldErrors, setFieldErrors] = useState(none);
  const [refusals, setRefusals] = useState<FieldRefusals>({});

  useEffect(() => {
    if (fieldErrors.length === 0 && Object.keys(refusals).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [formRef, fieldErrors, refusals]);

  function forgive(): void {
    setFieldErrors(none);
    setRefusals({});
  }

  return {
    fieldErrors,
    refusedAt: (field: string) => refusals[field],
    isPending,
    forgive,
    save(draft: StoreDraft, { run, doneTitle, onSaved }: StoreSaving): void {
      if (isPending) return;
      forgive();
      setFieldErrors(storeErrors(draft));
      const values = storeValues(draft);
      if (!values) return;
      mutate({
        run: () => run(values),
        doneTitle,
        onDone: ({ store }) => onSaved(store),
        onRefused: (problem) => {
          const refusalsByField = fieldRefusals(problem, 'store');
          if (refusalsByField) setRefusals(refusalsByField);
          return refusalsByField !== null || problem.code === 'STALE_VERSION';
        },
      });
    },
  };
}
