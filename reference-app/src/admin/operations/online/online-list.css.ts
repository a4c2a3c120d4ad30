import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = theme;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const visitor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
});

export const textBlock = style({ display: 'grid' });

export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const muted = style({
  color: color.inkMuted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const since = style([muted, { fontVariantNumeric: 'lining-nums tabular-nums' }]);

export const page = style({ display: 'grid', gap: space.lg, alignContent: 'start' });

export const narrowPage = style({ maxInlineSize: '44rem' });
