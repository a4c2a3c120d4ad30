import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { control, controlIcon } from '../field/control.css.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** What is searched: its name, and the words in it while it is empty. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Narrows down what is on the page while it is written. Escape empties it. */
export function SearchField({
  label,
  value,
  onValueChange,
  className,
  style,
  onKeyDown,
  ...input
}: SearchFieldProps) {
  const texts = useUiTexts();
  return (
    <div
      data-component="SearchField"
      role="search"
      className={joinClasses(styles.search, className)}
      style={style}
    >
      <span aria-hidden="true" className={controlIcon}>
        <Search size="1.125rem" />
      </span>
      <input
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        type="search"
        aria-label={label}
        className={joinClasses(control, styles.input)}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onValueChange('');
          }
        }}
      />
      {value !== '' && (
        <IconButton
          size="small"
          label={texts.clear}
          className={styles.clear}
          onClick={({ currentTarget }) => {
            // The button goes away, and would take the focus with it.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onValueChange('');
          }}
        >
          <X size="1em" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
