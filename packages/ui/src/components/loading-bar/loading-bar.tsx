import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './loading-bar.css.ts';

export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A page is on its way. The bar shows itself 100 ms later, so that quick ones show none. */
  active: boolean;
  label?: string;
}

/** The 2 px line at the top of a guest page while the next one is on its way. */
export function LoadingBar({ active, label, className, ...rest }: LoadingBarProps) {
  const texts = useUiTexts();
  if (!active) return null;
  return (
    <div
      data-component="LoadingBar"
      role="progressbar"
      aria-label={label ?? texts.loading}
      className={joinClasses(styles.bar, className)}
      {...rest}
    />
  );
}
