import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import type { ButtonStyleProps } from '../button/index.ts';
import * as styles from '../button/button.css.ts';
import { useLinkComponent } from './link-provider.tsx';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyleProps {
  href: string;
  /** Drawn before the text. */
  icon?: ReactNode;
}

/** A link with the weight of a button: the way on from a page. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      data-component="LinkButton"
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      className={joinClasses(styles.button, className)}
      {...rest}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.textBlock}>{children}</span>
    </Anchor>
  );
}
