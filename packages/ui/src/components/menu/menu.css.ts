import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, radius, shadow, space, text } = theme;

export const popup = componentStyle({
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  maxBlockSize: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  padding: space.hair,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.ink,
  boxShadow: `${shadow.overlay}, 0 0 0 1px ${color.line}`,
  scale: '0.97',
  selectors: { '&:popover-open': { scale: '1' } },
  '@starting-style': { selectors: { '&:popover-open': { scale: '0.97' } } },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: theme.size.control,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus': { backgroundColor: color.accentSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-tone="danger"]': { color: color.dangerInk },
    '&[aria-disabled="true"]': { color: color.inkMuted, cursor: 'not-allowed' },
  },
});

export const icon = componentStyle({ display: 'flex', flexShrink: 0, color: color.inkMuted });
