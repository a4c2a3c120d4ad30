import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';
import { muted } from '../accounts/accounts.css.ts';
import { filterGrid } from '../table-page/filter-grid.ts';

const { color, text } = theme;

export const filters = style(filterGrid(2));

export const contact = style([muted, { textDecoration: 'none', overflowWrap: 'anywhere' }]);

export const phone = style([contact, { whiteSpace: 'nowrap' }]);

export const here = style({ color: color.accentInk, fontSize: text.small, whiteSpace: 'nowrap' });
