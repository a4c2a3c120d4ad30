import { useRef, useState, type ReactNode } from 'react';
import { useUiTexts } from '../../texts/index.ts';
import { Button } from '../button/index.ts';
import { ModalWindow } from './modal-window.tsx';

/** Guard of unsaved changes: asks before a window with them closes. */
export interface UnsavedChangesGuard {
  /** Closes the window, or asks first. Returns whether it stays for now. */
  leave: (close: () => void) => boolean;
  /** The question; stands inside the window. */
  question: ReactNode;
}

/** Asks «Закрыть без сохранения?» before a window with unsaved writing closes. */
export function useUnsavedChangesGuard(hasUnsaved: boolean): UnsavedChangesGuard {
  const texts = useUiTexts();
  const [close, setClose] = useState<() => void>();
  const stayRef = useRef<HTMLButtonElement>(null);
  const stay = () => setClose(undefined);
  // Saved or gone meanwhile: the question is not to come back by itself when somebody writes on.
  if (close && !hasUnsaved) stay();

  return {
    leave(onLeave) {
      if (hasUnsaved) setClose(() => onLeave);
      else onLeave();
      return hasUnsaved;
    },
    question: (
      <ModalWindow
        role="alertdialog"
        open={close !== undefined}
        onClose={stay}
        closeLabel={texts.stay}
        title={texts.leaveQuestion}
        description={texts.leaveConsequence}
        initialFocus={stayRef}
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                stay();
                close?.();
              }}
            >
              {texts.leave}
            </Button>
            <Button ref={stayRef} onClick={stay}>
              {texts.stay}
            </Button>
          </>
        }
      />
    ),
  };
}
