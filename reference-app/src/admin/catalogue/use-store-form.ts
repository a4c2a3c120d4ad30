import type { Outcome } from '@portal/client';
import { useEffect, useState, type RefObject } from 'react';
import type { AdminStore } from './catalogue-queries.ts';
import { fieldRefusals, type FieldRefusals } from './field-refusals.ts';
import {
  storeMistakes,
  storeValues,
  type StoreDraft,
  type StoreMistake,
  type StoreValues,
} from './store-draft.ts';
import { useCatalogueActs } from './use-catalogue-acts.ts';

interface StoreSaving {
  readonly run: (values: StoreValues) => Promise<Outcome<AdminStore>>;
  readonly done: string;
  readonly onSaved: (store: AdminStore) => void;
}

const none: readonly StoreMistake[] = [];

/** What is wrong in a store's form, and saving it. */
export function useStoreForm(formRef: RefObject<HTMLFormElement | null>) {
  const { act, isUnderWay } = useCatalogueActs<AdminStore>();
  const [mistakes, setMistakes] = useState(none);
  const [refusals, setRefusals] = useState<FieldRefusals>({});

  useEffect(() => {
    if (mistakes.length === 0 && Object.keys(refusals).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [formRef, mistakes, refusals]);

  function forgive(): void {
    setMistakes(none);
    setRefusals({});
  }

  return {
    mistakes,
    refusedAt: (field: string) => refusals[field],
    isUnderWay,
    forgive,
    save(draft: StoreDraft, { run, done, onSaved }: StoreSaving): void {
      if (isUnderWay) return;
      forgive();
      setMistakes(storeMistakes(draft));
      const values = storeValues(draft);
      if (!values) return;
      act({
        run: () => run(values),
        done,
        onDone: onSaved,
        onRefused: (problem) => {
          const said = fieldRefusals(problem, 'store');
          if (said) setRefusals(said);
          return said !== null || problem.code === 'STALE_VERSION';
        },
      });
    },
  };
}
