import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './modal.css.ts';
import { useFirstFocus } from '../../behaviour/use-first-focus.ts';
import { useFocusHome } from '../../behaviour/use-focus-home.ts';

/** What asked a window to close. */
export type ModalCloseReason = 'escape' | 'outside' | 'button';

export interface ModalProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  open: boolean;
  /** Called when the guest wants out; the window stays until `open` is false. */
  onClose: (reason: ModalCloseReason) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** 27, 36 or 52 rem at most. On a phone it is as wide as the screen. @defaultValue 'small' */
  size?: 'small' | 'medium' | 'large';
  /** Only the buttons close it: for a payment or writing that must not be lost by a stray tap. */
  keepOnOutsidePress?: boolean;
  /** What takes focus first. By default the first field, or the window itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  closeLabel?: string;
}

/**
 * A window over the page that has to be dealt with first. Focus stays in it and comes back; Escape
 * closes the top one only. For something to look at beside the page use a Drawer.
 */
export function Modal({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'small',
  keepOnOutsidePress = false,
  initialFocus,
  closeLabel,
  className,
  ...rest
}: ModalProps) {
  const texts = useUiTexts();
  const focusHome = useFocusHome(open);
  const { insideRef, firstFocus } = useFirstFocus();
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={keepOnOutsidePress}
      onOpenChange={(wanted, details) => {
        if (!wanted) onClose(closeReason(details.reason));
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            data-component="Modal"
            data-size={size}
            finalFocus={focusHome}
            initialFocus={initialFocus ?? firstFocus}
            className={joinClasses(styles.popup, className)}
            {...rest}
          >
            <div ref={insideRef} className={styles.head}>
              <div>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                {description && (
                  <Dialog.Description className={styles.description}>
                    {description}
                  </Dialog.Description>
                )}
              </div>
              <Dialog.Close
                render={
                  <IconButton label={closeLabel ?? texts.close}>
                    <X size="1em" aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {footer && <div className={styles.foot}>{footer}</div>}
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
