import { SearchField, type SearchFieldProps } from '@portal/ui';
import { startTransition, useOptimistic } from 'react';
import * as styles from './address-search-field.css.ts';

/**
 * A search whose words stand in the page's address. The address follows a moment after what is typed:
 * until then the field shows what was typed, so that no letter is lost however fast they come.
 */
export function AddressSearchField({
  value,
  onValueChange,
  className,
  ...field
}: SearchFieldProps) {
  const [shown, show] = useOptimistic(value);

  function type(text: string): void {
    startTransition(() => {
      show(text);
      onValueChange(text);
    });
  }

  return (
    <SearchField
      {...field}
      className={className === undefined ? styles.search : `${styles.search} ${className}`}
      value={shown}
      onValueChange={type}
    />
  );
}
