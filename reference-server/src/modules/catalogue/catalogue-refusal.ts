import type { TextKey } from '@portal/domain/texts';
import type { ProblemOptions } from '../../kernel/replies/problem-error.ts';

/** Why a field of a store or a product is wrong. */
type FieldError =
  | 'noCategory'
  | 'noStore'
  | 'pictureGone'
  | 'restaurantStays'
  | 'restaurantHasMenu'
  | 'customIdMissing'
  | 'percentTooLarge';

/** A field that is wrong. */
export interface WrongField {
  readonly field: string;
  readonly error: FieldError;
}

/** What a person reads of wrong fields. */
export function invalidFields(
  thing: 'store' | 'product',
  wrong: readonly WrongField[],
): ProblemOptions {
  const details = wrong.map(({ field, error }) => ({
    path: `data.${thing}.${field}`,
    message: `admin.catalogue.fault.${error}` satisfies TextKey,
  }));
  return { details };
}

/** What a person reads of a version that is not the newest any more. */
export function newerVersion(thing: 'store' | 'product', version: number): ProblemOptions {
  const text = 'admin.catalogue.newerVersion';
  return { text, details: [{ path: `data.${thing}.version`, message: text, value: version }] };
}
