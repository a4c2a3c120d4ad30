import { style } from '@vanilla-extract/css';
import { screens, theme } from '../../src/theme/index.ts';

const { color, radius, space, text } = theme;

export const view = style({ inlineSize: '100%', blockSize: 'clamp(8rem, 24vw, 17rem)' });

export const stack = style({ display: 'grid', gap: space.xxl });

export const section = style({ display: 'grid', gap: space.lg });

export const part = style({
  display: 'grid',
  gap: space.lg,
  paddingBlock: `${space.xl} ${space.md}`,
});

export const heading = style({ fontSize: text.heading });

export const title = style({ fontSize: text.title });

export const muted = style({ color: color.inkMuted, fontSize: text.small });

/** The main thing and what goes with it: side by side on a desktop. */
export const beside = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [screens.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});

export const fields = style({ display: 'grid', gap: space.lg });

export const stores = style({
  display: 'grid',
  gap: `${space.xl} ${space.md}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [screens.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const storePicture = style({
  inlineSize: '100%',
  marginBlockEnd: space.sm,
  borderRadius: radius.card,
});

export const requests = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

export const dishes = style({
  display: 'grid',
  gap: `${space.xl} ${space.md}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 46%), 1fr))',
});

export const sticky = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.z.sticky,
  backgroundColor: color.paper,
});

export const summary = style({
  display: 'grid',
  gap: space.md,
  '@media': { [screens.desktop]: { position: 'sticky', insetBlockStart: space.lg } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
});

export const linePicture = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: radius.control,
});

export const lineWords = style({
  display: 'grid',
  gap: space.hair,
  lineHeight: theme.lineHeight.snug,
});

export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: space.md });

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
