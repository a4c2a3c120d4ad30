export { Button, type ButtonProps } from './button.tsx';
export type { ButtonStyleProps, ButtonSize, ButtonVariant } from './button-style-props.ts';
