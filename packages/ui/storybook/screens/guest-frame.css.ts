import { style } from '@vanilla-extract/css';
import { screens, theme } from '../../src/theme/index.ts';

const { color, radius, space, weight } = theme;

/** Room at the foot of a phone for what is fixed there. */
export const frame = style({
  vars: { '--portal-bottom-inset': '3.75rem' },
  '@media': { [screens.desktop]: { vars: { '--portal-bottom-inset': '0px' } } },
});

export const header = style({
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlock: space.xs,
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
  minBlockSize: theme.size.control,
  color: color.ink,
  fontFamily: theme.font.display,
  fontSize: '1.375rem',
  fontWeight: theme.weight.display,
  lineHeight: '1.1',
});

export const emblem = style({ blockSize: '1.875rem', inlineSize: 'auto' });

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
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': { backgroundColor: color.accentSoft, color: color.accentInk },
  },
});

export const main = style({
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  padding: `0 ${space.md} ${space.xl}`,
});

export const tabs = style({ '@media': { [screens.desktop]: { display: 'none' } } });
