import { componentStyle } from '../../theme/component-style.ts';

/** Cuts the dot of the fact that begins a line; the ring of a link in focus is narrower than that. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  clipPath: 'inset(-4px)',
  overflowWrap: 'anywhere',
});

/** Stands in the gap before its fact. */
export const dot = componentStyle({
  display: 'inline-block',
  inlineSize: '1em',
  marginInlineStart: '-1em',
  textAlign: 'center',
});
