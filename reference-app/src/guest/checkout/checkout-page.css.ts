import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = theme;

export const checkout = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': {
    [screens.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space.lg },
  },
});

export const fields = style({ display: 'grid', gap: space.lg });

export const summary = style({
  display: 'grid',
  gap: space.md,
  '@media': { [screens.desktop]: { position: 'sticky', insetBlockStart: space.md } },
});

export const summaryTitle = style({ fontSize: text.title });

export const lines = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space.md });

export const lineName = style({
  overflowWrap: 'anywhere',
  selectors: {
    '[data-unavailable] > &': { color: color.inkMuted, textDecoration: 'line-through' },
  },
});

export const test = style({ color: color.inkMuted, fontSize: text.small, textAlign: 'center' });

export const options = style({ color: color.inkMuted, fontSize: text.small });

export const error = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
});

export const refused = style({ display: 'grid', gap: space.xs });

export const refusedLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const gone = style({ color: color.inkMuted, textDecoration: 'line-through' });

export const quantity = style({ color: color.inkMuted, whiteSpace: 'nowrap' });

export const delivery = style({ display: 'grid', gap: space.hair, color: color.inkMuted });

export const notice = style({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: `color-mix(in oklab, ${color.warning} 16%, ${color.surface})`,
  fontSize: text.small,
});
