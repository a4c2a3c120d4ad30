import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useLinkComponent } from './link-provider.tsx';
import * as styles from './link.css.ts';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** `plain` is underlined only under the pointer, for lists of links. @defaultValue 'text' */
  variant?: 'text' | 'plain';
}

/** Goes somewhere. To do something on this page use a Button. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      data-component="Link"
      data-variant={variant}
      className={joinClasses(styles.link, className)}
      {...rest}
    />
  );
}
