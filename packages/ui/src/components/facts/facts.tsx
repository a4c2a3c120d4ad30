import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './facts.css.ts';

export interface FactsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In the order they are read; empty ones are left out. */
  facts: readonly ReactNode[];
}

/** Short facts one after another: «Номер 101 · с 18:40». No dot is left over where the line breaks. */
export function Facts({ facts, className, ...rest }: FactsProps) {
  const known = facts.filter((fact) => fact === 0 || Boolean(fact));
  return (
    <span data-component="Facts" className={joinClasses(styles.facts, className)} {...rest}>
      {known.map((fact, place) => (
        <span key={place}>
          {place > 0 && (
            <span aria-hidden="true" className={styles.dot}>
              {' · '}
            </span>
          )}
          <span>{fact}</span>
        </span>
      ))}
    </span>
  );
}
