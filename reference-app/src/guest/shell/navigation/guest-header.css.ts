import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, motion, radius, space, text, weight } = theme;

export const header = style({
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  maxInlineSize: theme.size.page,
  minBlockSize: theme.size.control,
  marginInline: 'auto',
  paddingInline: space.md,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: theme.size.control,
  color: color.ink,
  fontFamily: theme.font.display,
  fontSize: 'clamp(1.125rem, 4.6vw, 1.375rem)',
  fontWeight: weight.display,
  lineHeight: '1.1',
  textDecoration: 'none',
});

export const emblem = style({ blockSize: '1.875rem', inlineSize: 'auto', flex: 'none' });

export const sign = style({
  blockSize: '2.25rem',
  inlineSize: 'auto',
  maxInlineSize: '6rem',
  objectFit: 'contain',
  flex: 'none',
});

/** Two lines of a long name at most. */
export const name = style({
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const places = style({
  display: 'none',
  gap: space.xs,
  '@media': { [screens.desktop]: { display: 'flex' } },
});

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: theme.size.control,
  paddingInline: space.md,
  borderRadius: radius.pill,
  color: color.inkMuted,
  fontWeight: weight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': { backgroundColor: color.accentSoft, color: color.accentInk },
  },
});

export const count = style({
  minInlineSize: '1.25rem',
  paddingInline: '0.375rem',
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  flex: 'none',
});

export const account = style({ maxInlineSize: '12rem' });

/** The name where there is room for it. */
export const accountName = style({
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [screens.tablet]: { display: 'inline' } },
});

export const sessionLoading = style({
  inlineSize: '5rem',
  blockSize: theme.size.controlSmall,
});
