import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { Landscape } from '../illustration/index.ts';
import * as styles from './error-screen.css.ts';
import * as layout from './message-layout.css.ts';

export interface ErrorScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What happened, in the guest's words. */
  title: ReactNode;
  /** Why, and what to do. */
  message?: ReactNode;
  /** What support will ask for. */
  code?: string | undefined;
  /** The ways on: try again, go home. */
  actions?: ReactNode;
}

/** A page that cannot be shown. For one part of a page use a Toast or an EmptyState. */
export function ErrorScreen({
  title,
  message,
  code,
  actions,
  className,
  ...rest
}: ErrorScreenProps) {
  return (
    <section
      data-component="ErrorScreen"
      role="alert"
      className={joinClasses(layout.column, styles.screen, className)}
      {...rest}
    >
      <Landscape className={styles.picture} />
      <h1 className={styles.title}>{title}</h1>
      {message && <p className={layout.message}>{message}</p>}
      {actions && <div className={layout.actions}>{actions}</div>}
      {code && <p className={layout.code}>{code}</p>}
    </section>
  );
}
