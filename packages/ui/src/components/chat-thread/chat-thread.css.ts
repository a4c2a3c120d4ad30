import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text, weight } = theme;

export const thread = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
});

export const log = componentStyle({
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.md,
  borderRadius: theme.radius.small,
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
});

export const message = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  alignItems: 'flex-start',
  maxInlineSize: 'min(85%, 34rem)',
  selectors: {
    '&[data-mine]': { alignSelf: 'flex-end', alignItems: 'flex-end' },
    '&[data-kind="aside"]': { alignSelf: 'stretch', alignItems: 'stretch', maxInlineSize: '100%' },
    '&[data-kind="note"]': { alignSelf: 'center', alignItems: 'center', maxInlineSize: '100%' },
  },
});

export const author = componentStyle({
  paddingInline: space.sm,
  fontSize: text.caption,
  fontWeight: weight.medium,
  color: color.inkMuted,
});

export const bubble = componentStyle({
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.card,
  borderEndStartRadius: radius.small,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: {
    '[data-mine] > &': {
      borderEndStartRadius: radius.card,
      borderEndEndRadius: radius.small,
      backgroundColor: color.accentSoft,
      boxShadow: 'none',
    },
    '[data-kind="aside"] > &': {
      borderRadius: radius.small,
      backgroundColor: `color-mix(in oklab, ${color.warning} 14%, ${color.surface})`,
      boxShadow: 'none',
    },
    '[data-kind="note"] > &': {
      padding: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      fontSize: text.caption,
      color: color.inkMuted,
      textAlign: 'center',
    },
  },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});

export const time = componentStyle({
  paddingInline: space.sm,
  fontSize: '0.75rem',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-failed]': { color: color.dangerInk } },
});

export const retry = componentStyle({
  minBlockSize: '1.5rem',
  marginInlineStart: space.xs,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.medium,
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** Leads to messages that are out of sight. */
export const leading = componentStyle({
  display: 'block',
  minBlockSize: theme.size.controlSmall,
  marginInline: 'auto',
  paddingInline: space.md,
  border: 0,
  borderRadius: radius.pill,
  fontSize: text.small,
  cursor: 'pointer',
});

export const earlier = componentStyle({
  marginBlockEnd: space.sm,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  color: color.inkMuted,
});

export const typing = componentStyle({
  minBlockSize: '1.25rem',
  paddingInline: space.lg,
  fontSize: text.caption,
  color: color.inkMuted,
});

export const pictures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  selectors: { '[data-mine] > &': { justifyContent: 'flex-end' } },
});

export const picture = componentStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.card,
  boxShadow: `0 0 0 1px ${color.line}`,
  backgroundColor: color.surface,
});

export const image = componentStyle({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'min(100%, 16rem)',
  maxBlockSize: '16rem',
});

export const newer = componentStyle({
  position: 'absolute',
  insetBlockEnd: '1.75rem',
  insetInline: 0,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontWeight: weight.medium,
  boxShadow: shadow.lift,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: { '&:hover': { backgroundColor: color.accentHover } },
});
