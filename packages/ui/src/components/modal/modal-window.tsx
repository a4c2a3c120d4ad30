import { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { fitVisibleScreen } from '../../behaviour/fit-visible-screen.ts';
import { useFirstFocus } from '../../behaviour/use-first-focus.ts';
import { useFocusHome } from '../../behaviour/use-focus-home.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './modal.css.ts';
import { OverlayHead } from './overlay-head.tsx';
import * as overlay from './overlay.css.ts';

/** What asked a window to close. */
export type ModalCloseReason = 'escape' | 'outside' | 'button';

export interface ModalWindowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  open: boolean;
  /** Called when the guest wants out; the window stays until `open` is false. */
  onClose: (reason: ModalCloseReason) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** 27, 36 or 52 rem at most. On a phone it is as wide as the screen. @defaultValue 'small' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What it asked for is being done: Escape, a press beside it and the cross do not close it meanwhile. */
  busy?: boolean | undefined;
  /** A press beside it does not close it: for a payment that must not be lost by a stray tap. */
  disablePointerDismissal?: boolean | undefined;
  /** What takes focus first. By default the first field, or the window itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  closeLabel?: string | undefined;
  /** A window that asks something about this one. */
  question?: ReactNode;
}

/** A window over the page, without a guard of its own. */
export function ModalWindow({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'small',
  busy = false,
  disablePointerDismissal = false,
  initialFocus,
  closeLabel,
  question,
  className,
  ...rest
}: ModalWindowProps) {
  const focusHome = useFocusHome(open);
  const { insideRef, firstFocus } = useFirstFocus();
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={disablePointerDismissal}
      onOpenChange={(nextOpen, details) => {
        if (!nextOpen && !busy) onClose(closeReason(details.reason));
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={overlay.backdrop} />
        <Dialog.Viewport
          ref={fitVisibleScreen}
          className={joinClasses(overlay.viewport, styles.viewport)}
        >
          <Dialog.Popup
            data-component="Modal"
            data-size={size}
            finalFocus={focusHome}
            initialFocus={initialFocus ?? firstFocus}
            className={joinClasses(overlay.popup, styles.popup, className)}
            {...rest}
          >
            <OverlayHead
              parts={Dialog}
              title={title}
              description={description}
              closeLabel={closeLabel}
              busy={busy}
              ref={insideRef}
            />
            {children && <div className={styles.body}>{children}</div>}
            {footer && <div className={overlay.foot}>{footer}</div>}
            {question}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function closeReason(reason: string): ModalCloseReason {
  if (reason === 'escape-key') return 'escape';
  return reason === 'outside-press' ? 'outside' : 'button';
}
