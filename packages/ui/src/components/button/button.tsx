import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { Spinner } from '../spinner/index.ts';
import type { ButtonStyleProps } from './button-style-props.ts';
import * as styles from './button.css.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Drawn before the text. */
  icon?: ReactNode;
  /** At work: a ring is shown, presses are ignored, and focus stays where it is. */
  busy?: boolean;
}

/**
 * Does something on this page. To go somewhere use {@link LinkButton}.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth,
  icon,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      data-component="Button"
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={joinClasses(styles.button, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.textBlock}>{children}</span>
    </button>
  );
}
