import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', {
  margin: 0,
  background: theme.color.paper,
  color: theme.color.ink,
  fontFamily: theme.font.text,
  fontSize: theme.text.body,
  lineHeight: theme.lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
  isolation: 'isolate',
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('h1, h2, h3', {
  fontFamily: theme.font.display,
  fontWeight: theme.weight.display,
  fontVariantNumeric: 'lining-nums',
  lineHeight: theme.lineHeight.tight,
  textWrap: 'balance',
});
reset('img, svg, picture, video', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
// What can be pressed says so itself.
reset('a, button', { WebkitTapHighlightColor: 'transparent' });
// `!important`: a component's own `display` stands in a higher layer and would show it.
reset('[hidden]', { display: 'none !important' });
reset(':focus-visible', { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' });
// A heading takes focus when its page has come; nothing can be done with it there.
reset('h1:focus', { outline: 'none' });
