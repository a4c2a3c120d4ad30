/**
 * Puts everything on the page but the given element out of reach.
 *
 * @returns what puts it back
 */
export function inertOutside(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let inside = element; inside !== document.body;) {
    const parent = inside.parentElement;
    if (!parent) break;
    for (const other of parent.children) {
      if (other === inside || !(other instanceof HTMLElement) || other.inert) continue;
      if (other.querySelector(stays) || other.matches(stays)) continue;
      other.inert = true;
      made.push(other);
    }
    inside = parent;
  }
  return () => {
    for (const other of made) other.inert = false;
  };
}

/** Toasts are for whoever looks, and a backdrop is there to be pressed. */
const stays = '[data-component="ToastRegion"], [data-backdrop]';
