import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { placeBeside } from '../../behaviour/place-beside.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { popover } from '../menu/popover.css.ts';
import * as styles from './tooltip.css.ts';

/** How long a pointer rests before it shows, and may be away before it goes, in milliseconds. */
const restBeforeShowing = 400;
const graceBeforeHiding = 120;

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content' | 'ref'> {
  /** A few words. Never the only place something is said: fingers do not see it. */
  content: ReactNode;
  /** What it is about: something that takes focus and has a name of its own. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Says more about something under the pointer or the focus. Escape hides it. */
export function Tooltip({ content, children, className, ...rest }: TooltipProps) {
  const { props: own } = children;
  const id = useId();
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  const [delay] = useState(createDelay);

  useEffect(() => {
    // Wherever the focus is, and before a window around it closes.
    function hideByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !popup?.matches(':popover-open')) return;
      event.stopPropagation();
      delay.cancel();
      popup.hidePopover();
    }
    document.addEventListener('keydown', hideByEscape, true);
    return () => {
      document.removeEventListener('keydown', hideByEscape, true);
      delay.cancel();
    };
  }, [popup, delay]);

  const isShown = () => popup?.matches(':popover-open') ?? false;

  function show(anchor: HTMLElement) {
    if (!popup || isShown()) return;
    popup.showPopover();
    placeBeside(popup, anchor, { side: 'above', align: 'center' });
  }

  function hide() {
    delay.cancel();
    if (isShown()) popup?.hidePopover();
  }

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': joinClasses(own['aria-describedby'], id),
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          const { currentTarget, pointerType } = event;
          if (pointerType !== 'touch') delay.after(restBeforeShowing, () => show(currentTarget));
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          delay.after(graceBeforeHiding, hide);
        },
        onPointerDown: (event) => {
          own.onPointerDown?.(event);
          hide();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          hide();
        },
      })}
      <div
        ref={setPopup}
        id={id}
        popover="manual"
        role="tooltip"
        data-component="Tooltip"
        className={joinClasses(popover, styles.popup, className)}
        onPointerEnter={delay.cancel}
        onPointerLeave={() => delay.after(graceBeforeHiding, hide)}
        {...rest}
      >
        {content}
      </div>
    </>
  );
}

/** One thing to be done a little later, unless another one or none is wanted by then. */
interface Delay {
  after: (milliseconds: number, action: () => void) => void;
  cancel: () => void;
}

function createDelay(): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    after(milliseconds, action) {
      clearTimeout(timer);
      timer = setTimeout(action, milliseconds);
    },
    cancel: () => clearTimeout(timer),
  };
}
