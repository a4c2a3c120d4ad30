import type { Outcome } from '@portal/client';
import { Button } from '@portal/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { useCatalogueMutation } from './use-catalogue-mutation.ts';

interface RemovalProps {
  texts: {
    /** On what opens the question. */
    readonly remove: string;
    readonly title: string;
    readonly hint: string;
    readonly cancel: string;
    readonly confirm: string;
    readonly removed: string;
  };
  run: () => Promise<Outcome<unknown>>;
  onRemoved: () => void;
}

/** Removes something for good, after a question. */
export function Removal({ texts, run, onRemoved }: RemovalProps) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { mutate, isPending } = useCatalogueMutation();

  function remove(): void {
    mutate({
      run,
      doneTitle: texts.removed,
      onDone: onRemoved,
      onRefused: () => {
        setConfirmOpen(false);
        return false;
      },
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size="1em" aria-hidden="true" />}
        onClick={() => setConfirmOpen(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        title={texts.title}
        description={texts.hint}
        cancel={texts.cancel}
        confirm={texts.confirm}
        isPending={isPending}
        onConfirm={remove}
        onClose={() => setConfirmOpen(false)}
      />
    </>
  );
}
