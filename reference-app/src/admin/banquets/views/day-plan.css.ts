import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

const hallWidth = '9rem';

/** Where there is no room for hours side by side, the list under it is enough. */
export const plan = style({
  display: 'none',
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [screens.tablet]: { display: 'grid' } },
});

export const hours = style({
  position: 'relative',
  blockSize: '1.5rem',
  marginInlineStart: hallWidth,
  marginInlineEnd: space.md,
});

export const hour = style({
  position: 'absolute',
  translate: '-50% 0',
  color: color.inkMuted,
  fontSize: text.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const hall = style({
  display: 'grid',
  gridTemplateColumns: `${hallWidth} minmax(0, 1fr)`,
  paddingInlineEnd: space.md,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
});

export const hallName = style({
  paddingInlineEnd: space.sm,
  fontSize: text.small,
  fontWeight: weight.medium,
});

export const rows = style({ display: 'grid', gap: space.hair });

export const row = style({ position: 'relative', blockSize: '2.25rem' });

export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  minInlineSize: '1.5rem',
  paddingInline: space.xs,
  border: 0,
  borderInlineStart: `3px solid ${color.neutral}`,
  borderRadius: radius.small,
  backgroundColor: `color-mix(in oklab, ${color.neutral} 30%, ${color.surface})`,
  color: color.ink,
  fontSize: text.small,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&[data-status="transferring"]': {
      borderInlineStartColor: color.warning,
      backgroundColor: `color-mix(in oklab, ${color.warning} 18%, ${color.surface})`,
    },
    '&[data-status="transferred"]': {
      borderInlineStartColor: color.accent,
      backgroundColor: color.accentSoft,
    },
    '&[data-status="failed"]': {
      borderInlineStartColor: color.danger,
      backgroundColor: `color-mix(in oklab, ${color.danger} 16%, ${color.surface})`,
    },
  },
});
