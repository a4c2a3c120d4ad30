import { presentation } from '@portal/domain/portal';
import { theme } from '@portal/ui';

const { color } = theme;

/** What the provider calls its colours, and where they come from: the window the form stands in. */
const sources = {
  control_primary: presentation.accentColour,
  background: color.surface,
  text: color.ink,
  border: color.line,
  control_secondary: color.inkMuted,
};

/**
 * The theme's colours as the payment form takes them, by day and by night: six hexadecimal digits.
 *
 * @source protocols/yookassa.md, section 7
 */
export function formColours(): Record<string, string> {
  const probe = document.createElement('span');
  document.body.append(probe);
  try {
    return Object.fromEntries(
      Object.entries(sources).map(([name, source]) => {
        probe.style.color = source;
        return [name, hexOf(getComputedStyle(probe).color)];
      }),
    );
  } finally {
    probe.remove();
  }
}

/** Any colour the browser knows, mixed ones included, as it is painted. */
function hexOf(painted: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return painted;
  canvas.fillStyle = painted;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
