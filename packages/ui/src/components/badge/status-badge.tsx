import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import type { BadgeTone } from './badge.tsx';
import * as styles from './badge.css.ts';

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Neutral for a state without one, as those are that only a newer portal knows. @defaultValue 'neutral' */
  tone?: BadgeTone | undefined;
  label: string;
}

/**
 * The state of an order, a payment or a ticket: a dot of its colour and its name in readable ink, which
 * ends in an ellipsis where there is no room for it.
 */
export function StatusBadge({ tone = 'neutral', label, className, ...rest }: StatusBadgeProps) {
  return (
    <span
      data-component="StatusBadge"
      data-tone={tone}
      className={joinClasses(styles.badge, className)}
      {...rest}
    >
      <span aria-hidden="true" className={styles.dot} />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
