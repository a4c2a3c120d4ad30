import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the tabs at the foot of a phone; what sticks there stands above them. */
const tabsHeight = '3.75rem';

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  vars: { '--portal-bottom-inset': tabsHeight },
  '@media': { [screens.desktop]: { vars: { '--portal-bottom-inset': '0px' } } },
});

export const content = style({
  flex: '1 0 auto',
  inlineSize: '100%',
  selectors: {
    '&:focus': { outline: 'none' },
    // Against layout shift: what is short while it is being read leaves the footer below the fold.
    '&:has(+ footer)': { minBlockSize: 'calc(100svh - 8rem)' },
    // The footer keeps clear of the tabs by itself.
    '&:not(:has(+ footer))': {
      paddingBlockEnd: 'calc(var(--portal-bottom-inset) + env(safe-area-inset-bottom))',
    },
  },
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: theme.space.xs,
  insetInlineStart: theme.space.xs,
  zIndex: theme.z.overlay,
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.md,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.overlay,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
