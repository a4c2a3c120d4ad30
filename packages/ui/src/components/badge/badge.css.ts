import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, radius, space, text, weight } = theme;

/** The colour the badge is made of; its ground and its text are mixed from it. */
const hue = createVar();

export const badge = componentStyle({
  vars: { [hue]: color.neutral },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  paddingBlock: '0.1875rem',
  paddingInline: space.sm,
  borderRadius: radius.pill,
  backgroundColor: `color-mix(in oklab, ${hue} 15%, ${color.surface})`,
  color: `color-mix(in oklab, ${hue} 26%, ${color.ink})`,
  fontFamily: theme.font.text,
  fontSize: text.caption,
  fontWeight: weight.medium,
  lineHeight: theme.lineHeight.snug,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="accent"]': { vars: { [hue]: color.accent } },
    '&[data-tone="info"]': { vars: { [hue]: color.info } },
    '&[data-tone="success"]': { vars: { [hue]: color.success } },
    '&[data-tone="warning"]': { vars: { [hue]: color.warning } },
    '&[data-tone="danger"]': { vars: { [hue]: color.danger } },
    '&[data-tone="neutral"]': {
      backgroundColor: `color-mix(in oklab, ${color.ink} 9%, ${color.surface})`,
    },
  },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});

export const dot = componentStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: hue,
  boxShadow: `0 0 0 1px color-mix(in oklab, ${color.ink} 16%, transparent)`,
  forcedColorAdjust: 'none',
});

export const label = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
