import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { column } from '../error-screen/message-layout.css.ts';
import { Sprig } from '../illustration/index.ts';
import { welcomeMoments } from './welcome-moments.ts';
import * as styles from './welcome-screen.css.ts';

export interface WelcomeScreenProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** «Добро пожаловать!» */
  title: ReactNode;
  message?: ReactNode;
  /** Two seconds in: the moment to go to the home page, behind the screen. */
  onShown: () => void;
  /** The screen has left; take it out. */
  onLeft: () => void;
}

/** Greets a guest who has just signed in, while the home page is made ready behind it. */
export function WelcomeScreen({
  title,
  message,
  onShown,
  onLeft,
  className,
  ...rest
}: WelcomeScreenProps) {
  const [phase, setPhase] = useState<'shown' | 'leaving'>('shown');
  const notifyShown = useEffectEvent(onShown);
  const notifyLeft = useEffectEvent(onLeft);

  useEffect(() => {
    const shown = setTimeout(() => {
      setPhase('leaving');
      notifyShown();
    }, welcomeMoments.shown);
    const left = setTimeout(() => notifyLeft(), welcomeMoments.gone);
    return () => {
      clearTimeout(shown);
      clearTimeout(left);
    };
  }, []);

  return (
    <div
      data-component="WelcomeScreen"
      data-phase={phase}
      role="status"
      className={joinClasses(styles.screen, className)}
      {...rest}
    >
      <div className={joinClasses(column, styles.textBlock)}>
        <Sprig className={styles.emblem} />
        <h1 className={styles.title}>{title}</h1>
        {message && <p className={styles.message}>{message}</p>}
        <div aria-hidden="true" className={styles.track}>
          <div className={styles.bar} />
        </div>
      </div>
    </div>
  );
}
