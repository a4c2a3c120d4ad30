import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './tooltip.css.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** A few words. Never the only place something is said: fingers do not see it. */
  content: ReactNode;
  /** What it is about: something that takes focus and has a name of its own. */
  children: ReactElement;
}

/** Says more about something under the pointer or the focus. */
export function Tooltip({ content, children, className, ...rest }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} collisionPadding={8} className={styles.positioner}>
          <BaseTooltip.Popup
            data-component="Tooltip"
            className={joinClasses(styles.popup, className)}
            {...rest}
          >
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
