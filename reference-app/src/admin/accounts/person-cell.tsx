import { Avatar } from '@portal/ui';
import type { ReactNode } from 'react';
import * as styles from './accounts.css.ts';

interface PersonCellProps {
  readonly name: string;
  /** What the button that opens the account is called. */
  readonly openLabel: string;
  readonly onOpen: () => void;
  readonly onlineLabel?: string | undefined;
  /** Under the name. */
  readonly children: ReactNode;
}

/** Somebody in a table, by name, with a way to the account for the keyboard. */
export function PersonCell(props: PersonCellProps) {
  const { name, openLabel, onOpen, onlineLabel, children } = props;
  return (
    <div className={styles.person}>
      <Avatar name={name} size="small" onlineLabel={onlineLabel} />
      <div className={styles.lines}>
        <button
          type="button"
          aria-label={openLabel}
          className={styles.opener}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {name}
        </button>
        <span className={styles.muted}>{children}</span>
      </div>
    </div>
  );
}
