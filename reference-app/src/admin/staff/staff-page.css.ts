import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = theme;

export const filters = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'minmax(12rem, 2fr) minmax(9rem, 1fr)' } },
});

export const password = style({
  display: 'block',
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: text.lead,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
