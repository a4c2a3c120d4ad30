import { theme } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const content = style({ display: 'grid', gap: space.lg });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const viewers = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  fontSize: text.small,
});

export const note = style({
  padding: space.sm,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const held = style([
  note,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    backgroundColor: `color-mix(in oklab, ${color.info} 12%, ${color.surface})`,
  },
]);

export const section = style({ display: 'grid', gap: space.xs });

export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '2.25rem',
});

globalStyle(`${sectionHead} > button`, { flexShrink: 0, whiteSpace: 'nowrap' });

export const sectionTitle = style({
  fontFamily: theme.font.text,
  fontSize: text.body,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});

export const lines = style({ display: 'grid' });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const lineName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const muted = style({ color: color.inkMuted, fontSize: text.small });

export const pieces = style({ color: color.inkMuted, whiteSpace: 'nowrap' });

export const sum = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.xs,
  fontSize: text.lead,
});

export const comment = style([note, { margin: 0, whiteSpace: 'pre-line' }]);

globalStyle(`${comment} > blockquote`, { margin: 0, marginBlockStart: space.hair });

export const details = style({ display: 'grid' });

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) 2fr',
  gap: space.sm,
  paddingBlock: space.hair,
});

export const tickets = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const review = style({ display: 'block', marginBlockStart: space.hair });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const payments = style({ display: 'grid', gap: space.xs, fontSize: text.small });

export const refunds = style({ display: 'grid', gap: space.hair, paddingInlineStart: space.md });

export const form = style({ display: 'grid', gap: space.md });

export const refusal = style({ color: color.dangerInk, fontSize: text.small });

export const conflict = style([
  note,
  {
    display: 'grid',
    gap: space.sm,
    backgroundColor: `color-mix(in oklab, ${color.warning} 14%, ${color.surface})`,
  },
]);

export const differences = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
});

globalStyle(`${differences} :is(th, td)`, {
  paddingBlock: space.xs,
  paddingInlineEnd: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

globalStyle(`${differences} th`, { overflowWrap: 'normal' });
