import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const content = style({ display: 'grid', gap: space.lg });

export const choices = style({
  display: 'grid',
  gap: space.lg,
  selectors: { '&:empty': { display: 'none' } },
});

export const group = style({ display: 'grid', gap: space.hair, scrollMarginBlock: space.xl });

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const groupName = style({
  fontFamily: theme.font.text,
  fontSize: text.body,
  fontWeight: weight.strong,
});

export const rule = style({
  color: color.inkMuted,
  fontSize: text.small,
  selectors: { '[data-missing] &': { color: color.dangerInk, fontWeight: weight.medium } },
});

/** What is chosen at one side, what it adds at the other. */
export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  fontSize: text.body,
});

export const optionTexts = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const weightOf = style({
  color: color.inkMuted,
  fontSize: text.small,
  whiteSpace: 'nowrap',
});

export const added = style({
  flex: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});

export const counted = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: theme.size.control,
});

export const countedText = style([option, { flex: 1, minInlineSize: 0 }]);

export const details = style({
  display: 'grid',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.small,
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const detailName = style({ color: color.inkMuted });

export const nutrition = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: space.sm,
  marginBlockStart: space.hair,
});

export const nutrient = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  padding: space.sm,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
});

export const amount = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
});

export const add = style({ flex: '1 1 11rem', paddingInline: space.md, textWrap: 'balance' });

export const priced = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.md,
});

export const about = style({ display: 'grid', gap: space.xs });

export const unavailable = style({ inlineSize: '100%', color: color.inkMuted });
