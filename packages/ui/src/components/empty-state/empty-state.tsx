import { Leaf } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as layout from '../error-screen/message-layout.css.ts';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** What will stand here, or how to make it so. */
  message?: ReactNode;
  /** What support will ask for, where something could not be shown. */
  code?: string | undefined;
  /** An icon of what is missing, drawn 44 px large. @defaultValue a leaf */
  icon?: ReactNode;
  /** The way out: one button, at most two. */
  actions?: ReactNode;
  /** @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** A place with nothing in it yet, or a part of a page that cannot be shown. For a whole page use an ErrorScreen. */
export function EmptyState({
  title,
  message,
  code,
  icon,
  actions,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-component="EmptyState"
      className={joinClasses(layout.column, styles.empty, className)}
      {...rest}
    >
      <div aria-hidden="true" className={styles.window}>
        <span className={styles.hill} />
        <span className={styles.icon}>{icon ?? <Leaf size="1em" strokeWidth={1.25} />}</span>
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {message && <p className={layout.message}>{message}</p>}
      {actions && <div className={layout.actions}>{actions}</div>}
      {code && <p className={layout.code}>{code}</p>}
    </div>
  );
}
