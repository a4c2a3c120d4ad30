/**
 * Hit-tests an element: at which points of it nothing is painted over it. Runs in the page, so that it uses
 * nothing from outside.
 *
 * An element counts as covered by whatever paints there, whether it takes presses or not; a link that is
 * stretched over a card paints nothing. What is out of sight is scrolled into it first.
 *
 * @param element what is to be seen.
 * @param inside points of a frame's own page, where the element is that frame; null for any other.
 * @returns points of the element's page, and what stands over it where there are none.
 */
export function topmostPoints(element, inside) {
  const page = element.ownerDocument;

  function isPainted(color) {
    return !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  }

  function paints(layer) {
    if (!layer.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (layer.matches('img, video, canvas, svg, iframe')) return true;
    return [null, '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(layer, pseudo);
      if (pseudo && style.content === 'none') return false;
      return isPainted(style.backgroundColor) || style.backgroundImage !== 'none';
    });
  }

  function pointsOf() {
    if (inside) {
      const { left, top } = element.getBoundingClientRect();
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      return inside.map(({ x, y }) => ({
        x: x + left + element.clientLeft + parseFloat(paddingLeft),
        y: y + top + element.clientTop + parseFloat(paddingTop),
      }));
    }
    const content = page.createRange();
    content.selectNodeContents(element);
    const own = [...element.getClientRects()];
    const rects = own.length > 0 ? own : [...content.getClientRects()];
    return rects.flatMap(({ left, top, width, height }) =>
      [0.5, 0.15, 0.85].flatMap((across) =>
        [0.5, 0.15, 0.85].map((down) => ({ x: left + width * across, y: top + height * down })),
      ),
    );
  }

  let isOutOfSight = false;
  let covering = 'it is out of sight';

  function isTopmost({ x, y }) {
    const layers = page.elementsFromPoint(x, y);
    const own = layers.findIndex((layer) => element.contains(layer));
    if (own === -1) {
      isOutOfSight = true;
      return false;
    }
    const over = layers.slice(0, own).find(paints);
    if (over) covering = over.outerHTML.slice(0, 200);
    return !over;
  }

  // What takes no presses is hit as well.
  const hit = new CSSStyleSheet();
  hit.replaceSync('* { pointer-events: auto !important; }');
  // A copy: the list itself is live, and would hold the new sheet as well.
  const sheets = [...page.adoptedStyleSheets];
  page.adoptedStyleSheets = [...sheets, hit];
  try {
    let points = pointsOf().filter(isTopmost);
    if (points.length === 0 && isOutOfSight) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      points = pointsOf().filter(isTopmost);
    }
    return { points, covering };
  } finally {
    page.adoptedStyleSheets = sheets;
  }
}
