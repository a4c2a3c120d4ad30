import { Star } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './rating.css.ts';

const scores = [1, 2, 3, 4, 5];

export interface RatingProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What is rated. */
  label: string;
  /** 1 to 5, or 0 for none yet. */
  value: number;
  /** Left out, the rating can only be read. */
  onValueChange?: ((value: number) => void) | undefined;
}

/** One to five stars. Arrow keys choose, as in any group of radio buttons. */
export function Rating({ label, value, onValueChange, className, ...rest }: RatingProps) {
  const texts = useUiTexts();
  const name = useId();
  const classes = joinClasses(styles.stars, className);
  if (!onValueChange) {
    return (
      <div
        data-component="Rating"
        data-readonly
        role="img"
        aria-label={`${label}: ${texts.score(value, scores.length)}`}
        className={classes}
        {...rest}
      >
        {scores.map((score) => (
          <span key={score} data-lit={score <= value || undefined} className={styles.star}>
            <Star size="1em" strokeWidth={1.5} className={styles.icon} />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div data-component="Rating" role="radiogroup" aria-label={label} className={classes} {...rest}>
      {scores.map((score) => (
        <label key={score} data-lit={score <= value || undefined} className={styles.star}>
          <input
            type="radio"
            name={name}
            value={score}
            checked={score === value}
            aria-label={texts.score(score, scores.length)}
            className={styles.input}
            onChange={() => onValueChange(score)}
          />
          <Star size="1em" strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
        </label>
      ))}
    </div>
  );
}
