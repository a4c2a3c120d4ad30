import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text } = theme;

export const form = style({ display: 'grid', gap: space.md });

export const title = style({ fontSize: text.title });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

/** Its words begin where the others do, not its surface, which is seen only under a pointer. */
export const dismiss = style({ marginInlineStart: `calc(-1 * ${space.lg})` });

export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
});

export const below = style({ marginBlockStart: space.lg });
