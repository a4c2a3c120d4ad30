import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './badge.css.ts';

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  /** @defaultValue 'neutral' */
  tone?: BadgeTone;
}

/** A word or two set apart: a mark on a dish, a count. For the state of something use StatusBadge. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      data-component="Badge"
      data-tone={tone}
      className={joinClasses(styles.badge, className)}
      {...rest}
    />
  );
}
