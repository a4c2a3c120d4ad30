/**
 * Keeps a window in the part of the screen that can be seen: a phone's keyboard covers the page
 * without making it smaller. Give it to the window's place as a `ref`; what has focus stays in sight.
 */
export function fitVisibleScreen(place: HTMLElement | null): (() => void) | undefined {
  const visible = window.visualViewport;
  if (!place || !visible) return undefined;

  const fit = () => {
    // Who magnifies the page wants to look at a part of the window, not to have it made smaller.
    const isCovered = visible.scale === 1 && visible.height < window.innerHeight - tolerance;
    if (!isCovered) {
      place.style.removeProperty(startVariable);
      place.style.removeProperty(heightVariable);
      return;
    }
    place.style.setProperty(startVariable, `${visible.offsetTop}px`);
    place.style.setProperty(heightVariable, `${visible.height}px`);
    if (place.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };

  fit();
  const events = ['resize', 'scroll'] as const;
  for (const event of events) visible.addEventListener(event, fit);
  return () => {
    for (const event of events) visible.removeEventListener(event, fit);
  };
}

/** Less than this is a bar of the browser on its way in or out, in pixels. */
const tolerance = 64;

const startVariable = '--portal-visible-start';
const heightVariable = '--portal-visible-height';
