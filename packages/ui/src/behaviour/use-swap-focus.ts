import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps focus in a place where pressing a control replaces it by another: the last control there
 * takes it over. Put `onClickCapture` on the place as well.
 */
export function useSwapFocus<Place extends HTMLElement>(
  shown: unknown,
): { ref: RefObject<Place | null>; onClickCapture: () => void } {
  const ref = useRef<Place>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isPressed.current && isLost) {
      Array.from(ref.current?.querySelectorAll('button') ?? [])
        .at(-1)
        ?.focus();
    }
    isPressed.current = false;
  }, [shown]);

  return {
    ref,
    onClickCapture: () => {
      isPressed.current = true;
    },
  };
}
