import { useRef, useState, type ReactNode } from 'react';
import { useUiTexts } from '../../texts/index.ts';
import { Button } from '../button/index.ts';
import { ModalWindow } from './modal-window.tsx';

/** What a window needs to ask before it lets go of what was written in it. */
export interface LeaveGuard {
  /** Closes the window, or asks first. Returns whether it stays for now. */
  leave: (close: () => void) => boolean;
  /** The question; stands inside the window. */
  question: ReactNode;
}

/** Asks «Закрыть без сохранения?» before a window with unsaved writing closes. */
export function useLeaveGuard(hasUnsaved: boolean): LeaveGuard {
  const texts = useUiTexts();
  const [close, setClose] = useState<() => void>();
  const stayRef = useRef<HTMLButtonElement>(null);
  const stay = () => setClose(undefined);

  return {
    leave(wanted) {
      if (hasUnsaved) setClose(() => wanted);
      else wanted();
      return hasUnsaved;
    },
    question: (
      <ModalWindow
        role="alertdialog"
        open={close !== undefined && hasUnsaved}
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
