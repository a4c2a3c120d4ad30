/** Variant of a button by its weight on the page: one primary per view, the rest secondary or quiet. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyleProps {
  /** @defaultValue 'primary' */
  variant?: ButtonVariant;
  /** 36, 44 or 52 px high. @defaultValue 'medium' */
  size?: ButtonSize;
  /** As wide as its container. */
  fullWidth?: boolean;
}
