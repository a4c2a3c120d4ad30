import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './illustration.css.ts';

const leaves = [0, 1, 2, 3, 4].flatMap((step) =>
  [-1, 1].map((side) => {
    const y = 84 - step * 15;
    const reach = 23 - step * 3.4;
    return {
      key: `${step}${side}`,
      path: `M50 ${y}q${side * reach * 0.35} ${-reach * 0.75} ${side * reach} ${-reach * 0.8}q${-side * reach * 0.2} ${reach * 0.75} ${-side * reach} ${reach * 0.8}z`,
    };
  }),
);

/** A stem with leaves: the emblem, and the ornament of quiet places. Pure decoration. */
export function Sprig({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      data-component="Sprig"
      viewBox="22 0 56 100"
      aria-hidden="true"
      className={joinClasses(styles.picture, className)}
      {...rest}
    >
      <path d="M50 98V10" strokeWidth="1.6" className={styles.line} />
      {leaves.map(({ key, path }) => (
        <path key={key} d={path} className={styles.near} />
      ))}
      <path d="M50 22q-6-9 0-20q6 11 0 20z" className={styles.near} />
    </svg>
  );
}
