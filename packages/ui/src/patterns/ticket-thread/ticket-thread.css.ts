import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text } = theme;

export const ticket = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  backgroundColor: color.paper,
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  padding: `${space.sm} ${space.md}`,
  backgroundColor: color.surface,
  boxShadow: `0 1px 0 ${color.line}`,
});

export const title = componentStyle({ fontSize: text.title });

export const meta = componentStyle({ fontSize: text.caption, color: color.inkMuted });

export const thread = componentStyle({ flex: '1 1 16rem' });

export const composer = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'end',
  gap: space.xs,
  padding: space.sm,
  backgroundColor: color.surface,
  boxShadow: `0 -1px 0 ${color.line}`,
});

export const writing = componentStyle({
  minBlockSize: theme.size.control,
  maxBlockSize: '10rem',
  paddingBlock: '0.625rem',
  resize: 'none',
  fieldSizing: 'content',
});

export const tools = componentStyle({ display: 'flex', alignItems: 'end' });

export const attachments = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});

export const hint = componentStyle({
  padding: `${space.sm} ${space.md} 0`,
  backgroundColor: color.surface,
  boxShadow: `0 -1px 0 ${color.line}`,
  fontSize: text.small,
  color: color.inkMuted,
});

export const closed = componentStyle({
  padding: space.md,
  backgroundColor: color.surface,
  fontSize: text.small,
  color: color.inkMuted,
  textAlign: 'center',
});
