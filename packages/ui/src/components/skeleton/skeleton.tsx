import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A `block` is as high as its style says. @defaultValue 'text' */
  variant?: 'text' | 'picture' | 'block' | 'circle' | 'control';
}

/**
 * Holds the place of something that is on its way. Hidden from assistive technology: put
 * `aria-busy` on what it stands in.
 */
export function Skeleton({ variant = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span
      data-component="Skeleton"
      data-shape={variant}
      aria-hidden="true"
      className={joinClasses(styles.skeleton, className)}
      {...rest}
    />
  );
}
