import './theme/layers.css.ts';
import './theme/fonts.css.ts';
import './theme/reset.css.ts';
import './theme/tokens/tokens.css.ts';
