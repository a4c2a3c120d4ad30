import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFirstFocus } from '../../behaviour/use-first-focus.ts';
import { useFocusHome } from '../../behaviour/use-focus-home.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  open: boolean;
  /** Called when it is asked to close; it stays until `open` is false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /** @defaultValue 'end' */
  side?: 'start' | 'end' | 'bottom';
  closeLabel?: string;
}

const swipes = { start: 'left', end: 'right', bottom: 'down' } as const;

/** A panel from the edge with the details of what stands on the page. Can be swiped away. */
export function Drawer({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  side = 'end',
  closeLabel,
  className,
  ...rest
}: DrawerProps) {
  const texts = useUiTexts();
  const focusHome = useFocusHome(open);
  const { insideRef, firstFocus } = useFirstFocus();
  return (
    <BaseDrawer.Root
      open={open}
      swipeDirection={swipes[side]}
      onOpenChange={(wanted) => {
        if (!wanted) onClose();
      }}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop forceRender className={styles.backdrop} />
        <BaseDrawer.Viewport data-side={side} className={styles.viewport}>
          <BaseDrawer.Popup
            data-component="Drawer"
            data-side={side}
            initialFocus={firstFocus}
            finalFocus={focusHome}
            className={joinClasses(styles.popup, className)}
            {...rest}
          >
            {side === 'bottom' && <span aria-hidden="true" className={styles.handle} />}
            <div ref={insideRef} className={styles.head}>
              <div>
                <BaseDrawer.Title className={styles.title}>{title}</BaseDrawer.Title>
                {description && (
                  <BaseDrawer.Description className={styles.description}>
                    {description}
                  </BaseDrawer.Description>
                )}
              </div>
              <BaseDrawer.Close
                render={
                  <IconButton label={closeLabel ?? texts.close}>
                    <X size="1em" aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
            <BaseDrawer.Content className={styles.body}>{children}</BaseDrawer.Content>
            {footer && <div className={styles.foot}>{footer}</div>}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}
