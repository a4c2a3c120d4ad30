import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { space, text } = theme;

export const screen = componentStyle({
  justifyContent: 'center',
  gap: space.md,
  minBlockSize: 'min(100dvh, 44rem)',
  padding: `${space.xxl} ${space.lg}`,
});

export const picture = componentStyle({
  inlineSize: 'min(12.5rem, 46vw)',
  marginBlockEnd: space.md,
});

export const title = componentStyle({ fontSize: text.heading, maxInlineSize: '10.5em' });
