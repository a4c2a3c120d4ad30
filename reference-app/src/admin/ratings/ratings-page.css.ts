import { style } from '@vanilla-extract/css';
import { muted } from '../accounts/accounts.css.ts';
import { filterGrid } from '../table-page/filter-grid.ts';

export const filters = style(filterGrid(2));

export const review = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const phone = style([muted, { textDecoration: 'none', whiteSpace: 'nowrap' }]);
