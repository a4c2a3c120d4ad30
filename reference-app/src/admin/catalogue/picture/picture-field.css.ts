import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  padding: space.sm,
  border: `1px dashed ${color.controlLine}`,
  borderRadius: radius.control,
  selectors: {
    '&[data-above]': { borderColor: color.accent, backgroundColor: color.accentSoft },
  },
});

const box = style({
  flex: 'none',
  inlineSize: '8rem',
  aspectRatio: '4 / 3',
  borderRadius: radius.control,
  backgroundColor: color.sunken,
});

export const image = style([
  box,
  { objectFit: 'cover', selectors: { '&[data-whole]': { objectFit: 'contain' } } },
]);

export const none = style([box, { display: 'grid', placeItems: 'center', color: color.inkMuted }]);

export const textBlock = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
});

export const label = style({ fontSize: text.small, fontWeight: weight.medium });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const hint = style({
  color: color.inkMuted,
  fontSize: text.small,
  selectors: { '&:empty': { display: 'none' } },
});

export const progress = style({ inlineSize: '100%', accentColor: color.accent });

export const error = style({
  color: color.dangerInk,
  fontSize: text.small,
  selectors: { '&:empty': { display: 'none' } },
});
