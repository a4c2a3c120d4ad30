import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = theme;

/** Above the tabs of a phone; in a corner where there is room. */
export const banner = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space.sm} + var(--portal-bottom-inset, 0px) + env(safe-area-inset-bottom))`,
  insetInline: space.sm,
  zIndex: theme.z.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: space.sm,
  borderRadius: theme.radius.control,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: theme.shadow.overlay,
  '@media': {
    [screens.desktop]: { insetInlineStart: 'auto', maxInlineSize: '30rem' },
    print: { display: 'none' },
  },
});

export const message = style({ flex: '1 1 14rem', fontSize: theme.text.small });

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
