import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, weight } = theme;

export const form = style({ display: 'grid', gap: space.md });

export const checks = style({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  paddingInlineStart: space.lg,
});

/** There before the code is, so that it is announced. */
export const code = style({ display: 'grid', gap: space.hair, margin: 0 });

export const digits = style({ fontSize: text.heading, fontWeight: weight.strong });
