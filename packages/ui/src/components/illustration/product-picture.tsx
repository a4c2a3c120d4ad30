import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './illustration.css.ts';

export interface ProductPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The same text always draws the same picture. */
  seed: string;
}

const grounds = [styles.sky, styles.far] as const;

/** A still life of a bowl, leaves and a fruit, for a product without a photograph. */
export function ProductPicture({ seed, className, ...rest }: ProductPictureProps) {
  const number = seedNumber(seed);
  const lean = (number % 5) - 2;
  return (
    <svg
      data-component="ProductPicture"
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={joinClasses(styles.picture, className)}
      {...rest}
    >
      <rect width="200" height="150" className={grounds[number % grounds.length]} />
      <rect y="106" width="200" height="44" className={styles.paper} opacity="0.75" />
      <circle cx={146 - lean * 3} cy="60" r={15 + (number % 3) * 2} className={styles.sun} />
      <g transform={`rotate(${lean * 5} 100 96)`}>
        <path d="M100 96C92 70 80 58 64 50c0 20 12 38 36 46z" className={styles.middle} />
        <path d="M100 96c2-30 12-48 30-60c4 24-6 46-30 60z" className={styles.near} />
        <path d="M100 96C94 66 98 46 106 28c10 22 8 46-6 68z" className={styles.middle} />
      </g>
      <path d="M58 92h84c0 20-16 32-42 32S58 112 58 92z" className={styles.near} />
      <ellipse cx="100" cy="92" rx="42" ry="5" className={styles.far} />
    </svg>
  );
}

function seedNumber(seed: string): number {
  let sum = 7;
  for (let index = 0; index < seed.length; index += 1) {
    sum = (sum * 31 + seed.charCodeAt(index)) % 9973;
  }
  return sum;
}
