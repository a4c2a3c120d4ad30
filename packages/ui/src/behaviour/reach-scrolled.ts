/**
 * Lets the keyboard reach what has to be scrolled: a stop for the Tab key while there is more of it than
 * fits, and none while all is in sight. Give it to what scrolls as a `ref`.
 */
export function reachScrolled(element: HTMLElement | null): (() => void) | undefined {
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
