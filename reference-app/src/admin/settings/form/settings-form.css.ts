import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const page = style({ display: 'grid', gap: space.lg, alignContent: 'start' });

export const form = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '44rem',
});

/** Fields that belong together. */
export const group = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: space.md,
  border: 0,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  // Inside, so that a window that scrolls does not cut it.
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});

/** Floats, so that it is laid out as its neighbours are. */
export const groupName = style({ float: 'inline-start', padding: 0, fontSize: text.lead });

export const pair = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** What is counted: labels of one line or two stand over fields that are level. */
export const counts = style([pair, { alignItems: 'end' }]);

export const hint = style({ margin: 0, color: color.inkMuted, fontSize: text.small });

export const error = style({ margin: 0, color: color.dangerInk, fontSize: text.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const conflict = style({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.card,
  backgroundColor: `color-mix(in oklab, ${color.warning} 18%, ${color.paper})`,
});

/** Stays in sight while the form is longer than the screen. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginInline: `calc(-1 * ${space.hair})`,
  paddingBlock: space.md,
  paddingInline: space.hair,
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.paper,
});

export const unsaved = style({ margin: 0, color: color.inkMuted, fontSize: text.small });

/** A group within a group. */
export const plain = style({
  display: 'grid',
  gap: space.hair,
  margin: 0,
  padding: 0,
  border: 0,
});

export const plainName = style({ padding: 0, fontSize: text.small, fontWeight: weight.medium });
