import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

/** Wider than a drawer usually is: a plan of the hall stands in it. */
export const drawer = style({
  '@media': { [screens.desktop]: { inlineSize: 'min(100%, 42rem)' } },
});

export const form = style({ display: 'grid', gap: space.md });

export const pair = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [screens.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const tables = style({ display: 'grid', gap: space.xs });

export const legend = style({ padding: 0, fontSize: text.small, fontWeight: weight.medium });

export const hint = style({ color: color.inkMuted, fontSize: text.small });

export const floor = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});

/** A wall, a column, a bar. */
export const fixture = style({
  position: 'absolute',
  backgroundColor: `color-mix(in oklab, ${color.neutral} 60%, ${color.surface})`,
  borderRadius: radius.small,
});

export const roundFixture = style([fixture, { borderRadius: '50%' }]);

const table = style({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  padding: space.hair,
  border: `1.5px solid ${color.controlLine}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: text.caption,
  lineHeight: theme.lineHeight.snug,
  textAlign: 'center',
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-pressed="true"]': {
      borderColor: color.accent,
      backgroundColor: color.accent,
      color: color.onAccent,
    },
    '&[data-taken]': { borderStyle: 'dashed', color: color.dangerInk },
    '&[data-taken][aria-pressed="true"]': {
      borderColor: color.dangerInk,
      backgroundColor: `color-mix(in oklab, ${color.danger} 18%, ${color.surface})`,
      color: color.ink,
    },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const placed = style([table, { position: 'absolute' }]);

export const number = style({ fontWeight: weight.strong, fontSize: text.small });

export const loose = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
});

export const looseTable = style([table, { minBlockSize: theme.size.controlLarge }]);

export const notes = style({ display: 'grid', gap: space.hair, fontSize: text.small });

export const conflict = style({ color: color.dangerInk });

export const warning = style({ color: color.ink });

export const fine = style({ color: color.accentInk });
