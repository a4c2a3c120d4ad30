import { Check, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './timeline.css.ts';

export type TimelineState = 'done' | 'current' | 'ahead' | 'failed';

export interface TimelineStep {
  label: string;
  state: TimelineState;
  /** A time, a name. */
  note?: string | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly TimelineStep[];
  /**
   * `row` lies down from a tablet on, and stands on a phone; `dots` lies there too, without its words, for
   * where the step stands beside it. @defaultValue 'column'
   */
  direction?: 'column' | 'row' | 'dots';
}

/** How far something has come, step by step. */
export function Timeline({ steps, direction = 'column', className, ...rest }: TimelineProps) {
  const texts = useUiTexts();
  const announcedStates = {
    done: texts.stepDone,
    current: texts.stepCurrent,
    ahead: '',
    failed: '',
  };
  return (
    <ol
      data-component="Timeline"
      data-direction={direction}
      className={joinClasses(styles.timeline, className)}
      {...rest}
    >
      {steps.map((step, index) => (
        <li
          key={index}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={styles.step}
        >
          <span aria-hidden="true" className={styles.mark}>
            {step.state === 'done' && <Check size="0.875rem" strokeWidth={3} />}
            {step.state === 'failed' && <X size="0.875rem" strokeWidth={3} />}
          </span>
          <span className={styles.textBlock}>
            <span className={styles.label}>
              <span>{step.label}</span>
              {announcedStates[step.state] && (
                <span className={visuallyHidden}>{`, ${announcedStates[step.state]}`}</span>
              )}
            </span>
            {step.note && <span className={styles.note}>{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
