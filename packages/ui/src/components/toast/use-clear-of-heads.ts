import { useLayoutEffect } from 'react';
import { headAttribute } from '../modal/overlay-head.tsx';

/** Between a head and what would cover it, in pixels. */
const gap = 8;

/**
 * Keeps an element at the top of the page below the heads of open windows, so that what they are about and
 * the way out of them stay in sight. Looks again whenever the page has changed, while `isShown`.
 */
export function useClearOfHeads(element: HTMLElement | null, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !element) return;
    const place = () => clearOfHeads(element);
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const event of ['transitionend', 'scroll', 'resize']) {
      window.addEventListener(event, place, options);
    }
    place();
    return () => {
      changes.disconnect();
      listening.abort();
    };
  }, [element, isShown]);
}

function clearOfHeads(element: HTMLElement): void {
  element.style.marginBlockStart = '0';
  const heads = [...document.querySelectorAll(`[${headAttribute}]`)];
  // What changes while no window is open costs no layout.
  if (heads.length === 0) return;
  const place = element.getBoundingClientRect();
  let { top } = place;
  const places = heads
    .map((head) => head.getBoundingClientRect())
    .toSorted((a, b) => a.top - b.top);
  for (const head of places) {
    const isBeside = head.right <= place.left || head.left >= place.right;
    const isCovered = head.top < top + place.height && head.bottom > top;
    if (!isBeside && isCovered) top = head.bottom + gap;
  }
  element.style.marginBlockStart = `${top - place.top}px`;
}
