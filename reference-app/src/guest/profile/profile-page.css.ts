import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const sections = style({ display: 'grid', gap: space.lg });

export const title = style({ marginBlockEnd: space.md, fontSize: text.title });

export const form = style({ display: 'grid', gap: space.lg });

export const actions = style({
  display: 'grid',
  gap: space.sm,
  '@media': { [screens.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' } },
});

export const sessions = style({ display: 'grid', marginBlockStart: space.sm });

export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.sm,
  minBlockSize: '4rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const sessionWords = style({ display: 'grid', overflowWrap: 'anywhere' });

export const muted = style({ color: color.inkMuted, fontSize: text.small });

export const onItsWay = style({ aspectRatio: 'auto', blockSize: '14rem' });
