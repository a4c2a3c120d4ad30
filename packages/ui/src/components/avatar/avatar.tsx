import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as styles from './avatar.css.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; the initials are taken from it. */
  name: string;
  imageUrl?: string | undefined;
  /** Said of somebody who is here now, and shown as a dot. */
  onlineLabel?: string | undefined;
  /** 32, 44 or 64 px. @defaultValue 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A person, as a picture or initials. Stands beside the written name. */
export function Avatar({
  name,
  imageUrl,
  onlineLabel,
  size = 'medium',
  className,
  ...rest
}: AvatarProps) {
  return (
    <span
      data-component="Avatar"
      data-size={size}
      className={joinClasses(styles.avatar, className)}
      {...rest}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      {imageUrl && <img src={imageUrl} alt="" className={styles.image} />}
      {onlineLabel && (
        <span className={styles.online}>
          <span className={visuallyHidden}>{onlineLabel}</span>
        </span>
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return (first.charAt(0) + second.charAt(0)).toUpperCase();
}
