/** How far a popup stands off what it belongs to, and off the edges of the screen, in pixels. */
const gap = 6;
const edge = 8;

export interface Placement {
  /** Where it is wanted; it goes to the other side when there is no room. */
  side: 'above' | 'below';
  /** Whose edges line up, in the direction of writing. */
  align: 'center' | 'end';
}

/** Puts a popup of the top layer beside its anchor, inside the screen. */
export function placeBeside(popup: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };

  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const fitsAbove = above >= edge;
  const fitsBelow = below + height <= room.height - edge;
  const isAbove = placement.side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;

  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const end = isRightToLeft ? at.left : at.right - width;
  const left = placement.align === 'end' ? end : at.left + (at.width - width) / 2;

  popup.style.top = `${Math.max(edge, isAbove ? above : below)}px`;
  popup.style.left = `${Math.min(Math.max(edge, left), room.width - width - edge)}px`;
}
