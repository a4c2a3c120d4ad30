import { screens, theme } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', justifyItems: 'start', gap: theme.space.hair });

/** On a phone every cell begins where its neighbours do. */
export const linesAtEnd = style([
  lines,
  { '@media': { [screens.tablet]: { justifyItems: 'end' } } },
]);

globalStyle(`${linesAtEnd} [data-component="StatusBadge"]`, {
  '@media': { '(max-width: 80rem)': { whiteSpace: 'normal' } },
});

export const goods = style([lines, { minInlineSize: '8rem' }]);

export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.accentInk,
  font: 'inherit',
  fontWeight: theme.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const muted = style({ color: theme.color.inkMuted, fontSize: theme.text.small });

export const phone = style([muted, { textDecoration: 'none', whiteSpace: 'nowrap' }]);

export const items = style({ margin: 0, padding: 0, listStyle: 'none' });

export const quantity = style({ whiteSpace: 'nowrap' });

export const options = style([muted, { display: 'block' }]);

export const time = style([muted, { minInlineSize: '4.5rem' }]);

export const comment = style({
  color: theme.color.inkMuted,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
});
