export { Price, type PriceProps } from './price.tsx';
