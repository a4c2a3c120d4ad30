import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import type { ComponentProps, ReactNode } from 'react';
import { fitVisibleScreen } from '../../behaviour/fit-visible-screen.ts';
import { useFirstFocus } from '../../behaviour/use-first-focus.ts';
import { useFocusHome } from '../../behaviour/use-focus-home.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { OverlayHead } from '../modal/overlay-head.tsx';
import * as overlay from '../modal/overlay.css.ts';
import { useUnsavedChangesGuard } from '../modal/use-unsaved-changes-guard.tsx';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  open: boolean;
  /** Called when it is asked to close; it stays until `open` is false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible while the rest scrolls. */
  footer?: ReactNode;
  /**
   * Something was written in it that is not saved. Whatever would close it then asks «Закрыть без
   * сохранения?», and `onClose` is called only after a yes.
   */
  hasUnsaved?: boolean | undefined;
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
  hasUnsaved = false,
  side = 'end',
  closeLabel,
  className,
  ...rest
}: DrawerProps) {
  const focusHome = useFocusHome(open);
  const { insideRef, firstFocus } = useFirstFocus();
  const { leave, question } = useUnsavedChangesGuard(hasUnsaved && open);
  return (
    <BaseDrawer.Root
      open={open}
      swipeDirection={swipes[side]}
      onOpenChange={(nextOpen, details) => {
        // A swipe has to be canceled, or the drawer is left where the finger took it.
        if (!nextOpen && leave(onClose)) details.cancel();
      }}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop
          forceRender
          className={joinClasses(overlay.backdrop, styles.backdrop)}
        />
        <BaseDrawer.Viewport
          ref={fitVisibleScreen}
          data-side={side}
          className={joinClasses(overlay.viewport, styles.viewport)}
        >
          <BaseDrawer.Popup
            data-component="Drawer"
            data-side={side}
            initialFocus={firstFocus}
            finalFocus={focusHome}
            className={joinClasses(overlay.popup, styles.popup, className)}
            {...rest}
          >
            {side === 'bottom' && <span aria-hidden="true" className={styles.handle} />}
            <OverlayHead
              parts={BaseDrawer}
              title={title}
              description={description}
              closeLabel={closeLabel}
              className={styles.head}
              ref={insideRef}
            />
            <BaseDrawer.Content ref={reachScrolled} className={styles.body}>
              {children}
            </BaseDrawer.Content>
            {footer && <div className={joinClasses(overlay.foot, styles.foot)}>{footer}</div>}
            {question}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}

export type BottomSheetProps = Omit<DrawerProps, 'side'>;

/** A sheet that rises from the foot of a phone's screen, and a window on anything wider. */
export function BottomSheet(props: BottomSheetProps) {
  return <Drawer data-component="BottomSheet" side="bottom" {...props} />;
}

/**
 * Lets the keyboard reach what has to be scrolled: a stop for the Tab key while there is more of it than
 * fits, and none while all is in sight.
 */
function reachScrolled(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;

  const updateTabStop = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(updateTabStop);
  const follow = () => {
    sizes.disconnect();
    for (const part of [element, ...element.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(follow);

  follow();
  parts.observe(element, { childList: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
