import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';

/** Bounds of a staff password, in characters. */
export const passwordLimits = { minLength: 12, maxLength: 256, minDistinct: 5 } as const;

/** How long a password opens that the portal made up for an account. */
export const madeUpPasswordSeconds: number = 24 * 3600;

/** Passwords of demo accounts that stand in guides, for everybody to read. */
const publishedPasswords: readonly string[] = ['park-hotel-demo'];

/** What is wrong with a password that somebody wants to have. */
export type PasswordError = 'tooShort' | 'tooLong' | 'tooSimple' | 'published' | 'containsId';

/**
 * Why an account cannot have this password; null when it can. Long ones of any characters are good;
 * neither a few characters over and over nor the account's own id with something around it.
 */
export function findPasswordError(password: string, id: string): PasswordError | null {
  const characters = Array.from(password.normalize());
  if (characters.length < passwordLimits.minLength) return 'tooShort';
  if (password.length > passwordLimits.maxLength) return 'tooLong';
  if (new Set(characters).size < passwordLimits.minDistinct) return 'tooSimple';
  if (publishedPasswords.includes(password.toLowerCase())) return 'published';
  const rest = password.toLowerCase().replaceAll(id.toLowerCase(), '');
  return Array.from(rest).length < passwordLimits.minLength / 2 ? 'containsId' : null;
}

/** A password that somebody types to prove who they are. */
export const typedPasswordSchema = z.string().min(1).max(passwordLimits.maxLength);

/** A password that an account is to have; {@link findPasswordError} says more, once the account is known. */
export const newPasswordSchema = z
  .string()
  .max(passwordLimits.maxLength)
  .refine(
    (password) => findPasswordError(password, password) !== 'tooShort',
    issue('issue.passwordShort', { n: passwordLimits.minLength }),
  )
  .refine(
    (password) => findPasswordError(password, '\0') !== 'tooSimple',
    issue('issue.passwordSimple', { n: passwordLimits.minDistinct }),
  )
  .refine(
    (password) => findPasswordError(password, '\0') !== 'published',
    issue('issue.passwordPublished'),
  );
