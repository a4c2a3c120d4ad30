import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text } = theme;

export const screen = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.md,
  minBlockSize: 'min(100dvh, 44rem)',
  padding: `${space.xxl} ${space.lg}`,
  textAlign: 'center',
});

export const picture = componentStyle({
  inlineSize: 'min(12.5rem, 46vw)',
  marginBlockEnd: space.md,
});

export const title = componentStyle({ fontSize: text.heading, maxInlineSize: '10.5em' });

export const message = componentStyle({
  maxInlineSize: '27em',
  color: color.inkMuted,
  textWrap: 'pretty',
});

export const code = componentStyle({
  fontSize: text.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: space.sm,
});
