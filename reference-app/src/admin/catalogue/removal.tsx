import type { Outcome } from '@portal/client';
import { Button } from '@portal/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { useCatalogueMutations } from './use-catalogue-mutations.ts';

interface RemovalProps {
  words: {
    /** On what opens the question. */
    readonly remove: string;
    readonly title: string;
    readonly hint: string;
    readonly keep: string;
    readonly confirm: string;
    readonly removed: string;
  };
  run: () => Promise<Outcome<undefined>>;
  onRemoved: () => void;
}

/** Removes something for good, after a question. */
export function Removal({ words, run, onRemoved }: RemovalProps) {
  const [isAsked, setAsked] = useState(false);
  const { act, isPending } = useCatalogueMutations<undefined>();

  function remove(): void {
    act({
      run,
      done: words.removed,
      onDone: onRemoved,
      onRefused: () => {
        setAsked(false);
        return false;
      },
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size="1em" aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.title}
        description={words.hint}
        keep={words.keep}
        confirm={words.confirm}
        isPending={isPending}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
