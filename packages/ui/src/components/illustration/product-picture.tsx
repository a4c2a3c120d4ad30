import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './illustration.css.ts';
import { stillLives } from './still-life.tsx';

/** What can be drawn: food, drink, things of the house. */
export type ProductMotif = keyof typeof stillLives;

export interface ProductPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The same text always draws the same picture. */
  seed: string;
  /** By default one of all, by the seed. */
  motif?: ProductMotif | undefined;
}

const motifs = Object.keys(stillLives) as ProductMotif[];

/** A still life on a table, for a product without a photograph. Pure decoration. */
export function ProductPicture({ seed, motif, className, ...rest }: ProductPictureProps) {
  const number = seedNumber(seed);
  const StillLife = stillLives[motif ?? motifs[number % motifs.length] ?? 'bowl'];
  return (
    <svg
      data-component="ProductPicture"
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={joinClasses(styles.picture, className)}
      {...rest}
    >
      <rect width="200" height="150" className={styles.sky} />
      <path
        d={number % 2 ? 'M0 84Q60 52 120 78T200 70V150H0Z' : 'M0 66Q70 92 130 66T200 84V150H0Z'}
        className={styles.far}
        opacity="0.5"
      />
      <rect y="112" width="200" height="38" className={styles.paper} opacity="0.85" />
      <StillLife />
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
