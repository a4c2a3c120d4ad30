import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: the icon has no name of its own. */
  label: string;
  /** @defaultValue 'plain' */
  variant?: 'plain' | 'outlined' | 'filled';
  /** 36 or 44 px. @defaultValue 'medium' */
  size?: 'small' | 'medium';
  children: ReactNode;
}

/** A round button that is only an icon. Where there is room for a word, use a Button. */
export function IconButton({
  label,
  variant = 'plain',
  size = 'medium',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      data-component="IconButton"
      data-variant={variant}
      data-size={size}
      aria-label={label}
      title={label}
      className={joinClasses(styles.iconButton, className)}
      {...rest}
    >
      {children}
    </button>
  );
}
