/** The contrast of two CSS colours as the page computes them now, 1 to 21. @source WCAG 2.2 */
export function contrastOf(front: string, back: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(front), luminanceOf(back)].toSorted(
    (one, other) => other - one,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = pixelOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixed colours are computed by the browser; a painted pixel tells what they came to. */
function pixelOf(color: string): number[] {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = color;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser paints no pixels, so no colour can be read.');
  context.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}
