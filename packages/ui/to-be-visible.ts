import { topmostPoints } from '../../.ci/topmost-points.mjs';

interface Located {
  query(): Element | null;
}

/**
 * The matcher `toBeVisible` of the kit's tests, in place of the one that asks for being rendered alone: the
 * element is the topmost thing at one of its points at least. `not` means that it is not rendered.
 */
export function toBeVisible(
  this: { readonly isNot?: boolean },
  received: Element | Located | null,
): { pass: boolean; message: () => string } {
  const element = received && 'query' in received ? received.query() : received;
  if (!element || !isRendered(element))
    return { pass: false, message: () => 'expected to be rendered' };
  if (this.isNot)
    return { pass: true, message: () => `expected not to be rendered: ${of(element)}` };
  const { points, covering } = topmostPoints(element, null);
  return {
    pass: points.length > 0,
    message: () => `expected to be seen: ${of(element)}\nOver it stands: ${covering}`,
  };
}

function isRendered(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function of(element: Element): string {
  return element.outerHTML.slice(0, 200);
}
