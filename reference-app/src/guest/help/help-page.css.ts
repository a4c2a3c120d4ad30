import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const contactsTitle = style({ marginBlockEnd: space.sm, fontSize: text.title });

export const contacts = style({ display: 'grid', gap: space.md });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

export const whose = style({
  fontFamily: theme.font.text,
  fontSize: text.small,
  fontWeight: theme.weight.medium,
  color: color.inkMuted,
});

export const address = style({ fontSize: text.lead, overflowWrap: 'anywhere' });

export const loading = style({ aspectRatio: 'auto', blockSize: '6rem' });
