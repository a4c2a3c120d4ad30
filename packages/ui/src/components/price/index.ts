export { Price, type PriceLocale, type PriceProps } from './price.tsx';
