import { theme } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As tall as the fields it stands beside. */
export const search = style({ minInlineSize: 0 });

globalStyle(`${search} input`, { minBlockSize: theme.size.controlLarge });
