import { theme } from '@portal/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, space } = theme;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Over the page, or over the window that it belongs to, and above the tabs of a phone. */
const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${space.sm} + var(--portal-bottom-inset, 0px) + env(safe-area-inset-bottom))`,
  insetInline: space.sm,
  zIndex: theme.z.overlay,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: space.sm,
  borderRadius: theme.radius.control,
  border: `1px solid ${color.line}`,
  backgroundColor: color.raised,
  color: color.ink,
  boxShadow: theme.shadow.overlay,
});

/** What comes at once shows none. */
export const pending = style([place, { animation: `${appear} 1ms 150ms both` }]);

export const failed = style([
  place,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
]);
