export { CartBar, type CartBarProps } from './cart-bar.tsx';
