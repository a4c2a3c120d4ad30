import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as layout from '../error-screen/message-layout.css.ts';
import { Landscape, Sprig } from '../illustration/index.ts';
import * as styles from './maintenance-screen.css.ts';

export interface MaintenanceScreenProps extends Omit<ComponentProps<'main'>, 'title' | 'children'> {
  /** «Ведутся технические работы» */
  title: ReactNode;
  message?: ReactNode;
  /** How to reach the hotel meanwhile. */
  contacts?: ReactNode;
}

/** Stands instead of the whole portal while it is switched off. */
export function MaintenanceScreen({
  title,
  message,
  contacts,
  className,
  ...rest
}: MaintenanceScreenProps) {
  return (
    <main
      data-component="MaintenanceScreen"
      className={joinClasses(layout.column, styles.screen, className)}
      {...rest}
    >
      <Sprig className={styles.emblem} />
      <h1 className={styles.title}>{title}</h1>
      {message && <p className={joinClasses(layout.message, styles.message)}>{message}</p>}
      {contacts && <div className={styles.contacts}>{contacts}</div>}
      <Landscape variant="wide" className={styles.view} />
    </main>
  );
}
