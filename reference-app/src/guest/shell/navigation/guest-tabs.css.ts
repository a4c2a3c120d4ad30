import { screens } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const tabs = style({ '@media': { [screens.desktop]: { display: 'none' } } });
