import { unwritableError } from '../../closed-folder.ts';

/** Why the embedded database ended: what leaves WebAssembly is no Error, and has a message or a number. */
export function breakdownReason(folder: string, thrown: unknown): string {
  const { message } = Object(thrown) as { readonly message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return unwritableError(folder, thrown).message;
}
