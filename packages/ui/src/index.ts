/**
 * How the portal looks: tokens, components and patterns. Import `@portal/ui/styles.css` once,
 * before anything of your own.
 *
 * @packageDocumentation
 */
export * from './theme/index.ts';
export * from './texts/index.ts';
// Like beside like: their styles repeat each other, which zips better side by side.
export * from './components/illustration/index.ts';
export * from './components/photograph/index.ts';
export * from './components/button/index.ts';
export * from './components/icon-button/index.ts';
export * from './components/link/index.ts';
export * from './components/badge/index.ts';
export * from './components/price/index.ts';
export * from './components/avatar/index.ts';
export * from './components/skeleton/index.ts';
export * from './components/loading-bar/index.ts';
export * from './components/route-announcer/index.ts';
export * from './components/field/index.ts';
export * from './components/text-field/index.ts';
export * from './components/select/index.ts';
export * from './components/search-field/index.ts';
export * from './components/text-area/index.ts';
export * from './components/code-field/index.ts';
export * from './components/checkbox/index.ts';
export * from './components/radio-group/index.ts';
export * from './components/switch/index.ts';
export * from './components/number-stepper/index.ts';
export * from './components/rating/index.ts';
export * from './components/modal/index.ts';
export * from './components/drawer/index.ts';
export * from './components/menu/index.ts';
export * from './components/tooltip/index.ts';
export * from './components/toast/index.ts';
export * from './components/card/index.ts';
export * from './components/product-card/index.ts';
export * from './components/cart-bar/index.ts';
export * from './components/stat/index.ts';
export * from './components/table/index.ts';
export * from './components/chart/index.ts';
export * from './components/timeline/index.ts';
export * from './components/calendar/index.ts';
export * from './components/sidebar/index.ts';
export * from './components/bottom-tabs/index.ts';
export * from './components/tabs/index.ts';
export * from './components/accordion/index.ts';
export * from './components/pagination/index.ts';
export * from './components/page-header/index.ts';
export * from './components/guest-footer/index.ts';
export * from './components/chat-thread/index.ts';
export * from './components/empty-state/index.ts';
export * from './components/error-screen/index.ts';
export * from './components/maintenance-screen/index.ts';
export * from './components/welcome-screen/index.ts';
export * from './portal/index.ts';
