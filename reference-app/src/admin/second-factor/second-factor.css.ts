import { theme } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inline } from '../accounts/accounts.css.ts';

const { color, radius, space, text } = theme;

export const page = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '44rem',
  padding: space.lg,
});

/** Under an empty list, which is centred. */
export const underNone = style([inline, { justifyContent: 'center' }]);

export const factors = style({ display: 'grid' });

export const factor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.sm,
  minBlockSize: '4rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const textBlock = style({ display: 'grid', overflowWrap: 'anywhere' });

export const sectionTitle = style({ margin: 0, fontSize: text.lead });

export const qr = style({
  display: 'block',
  inlineSize: 'min(14rem, 100%)',
  marginInline: 'auto',
  borderRadius: radius.control,
  backgroundColor: '#fff',
});

export const secret = style({
  display: 'block',
  padding: space.sm,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space.xs,
  margin: 0,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: 'ui-monospace, monospace',
  listStyle: 'none',
});

/** On paper stands nothing else. */
globalStyle(`body:has(${codes}) *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body ${codes}, body ${codes} *`, {
  '@media': { print: { visibility: 'visible' } },
});
