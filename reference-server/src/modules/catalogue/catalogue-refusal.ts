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

/** Why the catalogue is not changed. */
export type CatalogueRefusal =
  | { readonly code: 'STALE_VERSION'; readonly version: number }
  | { readonly code: 'INVALID'; readonly wrong: readonly WrongField[] };

/** What a person reads of a refusal, beyond its code. */
export function refusalOptions(
  refusal: CatalogueRefusal,
  thing: 'store' | 'product',
): ProblemOptions {
  const path = `data.${thing}`;
  if (refusal.code === 'STALE_VERSION') {
    const text = 'admin.catalogue.newerVersion';
    return { text, details: [{ path: `${path}.version`, message: text, value: refusal.version }] };
  }
  const details = refusal.wrong.map(({ field, error }) => ({
    path: `${path}.${field}`,
    message: `admin.catalogue.fault.${error}` satisfies TextKey,
  }));
  return { details };
}
