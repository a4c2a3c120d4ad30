import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text, weight } = theme;

const narrow = '(max-width: 39.99rem)';

export const area = componentStyle({
  overflow: 'auto',
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': {
    [narrow]: { backgroundColor: 'transparent', boxShadow: 'none', overflow: 'visible' },
    [screens.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const table = componentStyle({
  inlineSize: '100%',
  borderSpacing: 0,
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'block' } },
});

export const head = componentStyle({ '@media': { [narrow]: { display: 'block' } } });

/** On a phone only what sorts is left of the head. */
export const headRow = componentStyle({
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.xs,
      selectors: { '&:has(button)': { marginBlockEnd: space.sm } },
    },
  },
});

export const headCell = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.z.sticky,
  blockSize: theme.size.control,
  paddingBlock: 0,
  paddingInline: space.md,
  backgroundColor: color.surface,
  boxShadow: `inset 0 -1px 0 ${color.line}`,
  color: color.inkMuted,
  fontSize: text.caption,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': {
    [narrow]: {
      position: 'static',
      padding: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      selectors: {
        '&:not(:has(button))': { position: 'absolute', clipPath: 'inset(50%)' },
      },
    },
  },
});

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  minBlockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  outlineOffset: space.hair,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink }, '[aria-sort] > &': { color: color.ink } },
  '@media': {
    [narrow]: {
      minBlockSize: theme.size.control,
      paddingInline: space.md,
      borderRadius: radius.pill,
      backgroundColor: color.surface,
      boxShadow: `0 0 0 1px ${color.line}`,
      selectors: { '[aria-sort] > &': { backgroundColor: color.accentSoft } },
    },
  },
});

export const body = componentStyle({
  '@media': { [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm } },
});

export const row = componentStyle({
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '@media': {
    [screens.canHover]: {
      selectors: {
        '&[data-clickable]:hover': { backgroundColor: color.accentSoft, cursor: 'pointer' },
      },
    },
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.xs,
      padding: space.md,
      borderRadius: radius.card,
      backgroundColor: color.surface,
      boxShadow: `0 0 0 1px ${color.line}`,
    },
  },
});

export const cell = componentStyle({
  padding: `${space.sm} ${space.md}`,
  blockSize: '3.25rem',
  verticalAlign: 'middle',
  selectors: {
    'tr:not(:last-child) > &': { boxShadow: `inset 0 -1px 0 ${color.line}` },
    '&[data-align="end"]': { textAlign: 'end' },
  },
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
      alignItems: 'center',
      justifyItems: 'start',
      gap: space.sm,
      blockSize: 'auto',
      padding: 0,
      selectors: {
        'tr:not(:last-child) > &': { boxShadow: 'none' },
        '&[data-align="end"]': { textAlign: 'start' },
        '&:not([data-label])': { gridTemplateColumns: '1fr', justifyItems: 'stretch' },
        '&:not([data-label]):nth-child(even)': { inlineSize: '62%' },
        // Nothing to say, nothing to name.
        '&:empty': { display: 'none' },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          color: color.inkMuted,
          fontSize: text.caption,
        },
      },
    },
  },
});

export const whole = componentStyle({
  padding: space.lg,
  '@media': { [narrow]: { display: 'block' } },
});
