import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text } = theme;

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: `${space.lg} ${space.md}`,
});

export const textBlock = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  flex: '1 1 20rem',
});

export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space.hair,
  minBlockSize: '2rem',
  fontSize: text.small,
  color: color.inkMuted,
});

export const title = componentStyle({
  fontSize: text.heading,
  overflowWrap: 'anywhere',
});

export const subtitle = componentStyle({
  color: color.inkMuted,
  maxInlineSize: '37em',
  textWrap: 'pretty',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});
