import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** @defaultValue 'outlined' */
  variant?: 'outlined' | 'raised' | 'sunken';
  /** @defaultValue 'medium' */
  padding?: 'none' | 'medium' | 'large';
}

/** A sheet of paper on the page: holds what belongs together. */
export function Card({ variant = 'outlined', padding = 'medium', className, ...rest }: CardProps) {
  return (
    <div
      data-component="Card"
      data-variant={variant}
      data-padding={padding}
      className={joinClasses(styles.card, className)}
      {...rest}
    />
  );
}
