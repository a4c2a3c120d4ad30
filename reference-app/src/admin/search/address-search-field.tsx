import { Field, SearchField, type SearchFieldProps } from '@portal/ui';
import { startTransition, useOptimistic } from 'react';
import * as styles from './address-search-field.css.ts';

interface AddressSearchFieldProps extends SearchFieldProps {
  /** Among filters it is named as they are, above it. */
  isNamedAbove?: boolean;
}

/**
 * A search whose words stand in the page's address. The address follows a moment after what is typed:
 * until then the field shows what was typed, so that no letter is lost however fast they come.
 */
export function AddressSearchField({
  isNamedAbove = false,
  value,
  onValueChange,
  className,
  ...field
}: AddressSearchFieldProps) {
  const [shown, show] = useOptimistic(value);

  function type(text: string): void {
    startTransition(() => {
      show(text);
      onValueChange(text);
    });
  }

  const classes = className === undefined ? styles.search : `${styles.search} ${className}`;
  const shownField = { ...field, value: shown, onValueChange: type };
  if (!isNamedAbove) return <SearchField {...shownField} className={classes} />;
  return (
    <Field label={field.label} className={classes}>
      {(control) => <SearchField {...shownField} {...control} placeholder="" />}
    </Field>
  );
}
