export { theme } from './contract.css.ts';
export { screens } from './screens.ts';
export { joinClasses } from './join-classes.ts';
