import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text, weight } = theme;

export const footer = componentStyle({
  marginBlockStart: space.huge,
  paddingBlock: `${space.xxl} calc(${space.lg} + var(--portal-bottom-inset, 0px))`,
  paddingInline: space.md,
  backgroundColor: color.sunken,
  overflowWrap: 'anywhere',
});

export const inner = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  maxInlineSize: `calc(${theme.size.page} - 2 * ${space.md})`,
  marginInline: 'auto',
  '@media': {
    [screens.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
      alignItems: 'start',
      columnGap: space.xxl,
    },
  },
});

export const contacts = componentStyle({
  fontStyle: 'normal',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.lg} ${space.xxl}`,
});

export const contact = componentStyle({ display: 'flex', flexDirection: 'column' });

export const contactLabel = componentStyle({
  fontSize: text.caption,
  color: color.inkMuted,
});

export const contactLink = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: color.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
});

export const socials = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const social = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: theme.size.control,
  minBlockSize: theme.size.control,
  paddingInline: space.sm,
  borderRadius: radius.pill,
  border: `1px solid ${color.controlLine}`,
  color: color.ink,
  fontSize: text.small,
  fontWeight: weight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: { '&:hover': { backgroundColor: color.surface } },
});

export const copyright = componentStyle({
  fontSize: text.caption,
  color: color.inkMuted,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [screens.tablet]: { gridColumn: '1 / -1' } },
});
