import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './chart.css.ts';

export interface ChartPoint {
  label: string;
  value: number;
  /** Drawn in the accent: today, the best. */
  highlight?: boolean;
}

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  caption: string;
  points: readonly ChartPoint[];
  /** How a value is written. @defaultValue as it is */
  formatValue?: (value: number) => string;
}

/** A few columns side by side. Every value is written, so it reads as a list. */
export function Chart({ caption, points, formatValue = String, className, ...rest }: ChartProps) {
  const highest = Math.max(1, ...points.map((point) => point.value));
  return (
    <figure data-component="Chart" className={joinClasses(styles.chart, className)} {...rest}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ul className={styles.bars}>
        {points.map((point) => (
          <li
            key={point.label}
            data-highlight={point.highlight || undefined}
            className={styles.column}
          >
            <span className={styles.value}>{formatValue(point.value)}</span>
            <span aria-hidden="true" className={styles.track}>
              <span
                className={styles.bar}
                style={{ blockSize: `${(point.value / highest) * 100}%` }}
              />
            </span>
            <span className={styles.label}>{point.label}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
