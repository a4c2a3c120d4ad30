import { RefusedError } from '@portal/client';
import type { ProblemDetail } from '@portal/domain/contract';
import { findPasswordError, passwordLimits } from '@portal/domain/staff';
import type { Translate } from '../../../shared/texts/app-texts.ts';

/** What is wrong with a password that somebody wants to have, in words; undefined when nothing is. */
export function passwordError(t: Translate, password: string, id: string): string | undefined {
  const problem = findPasswordError(password, id);
  switch (problem) {
    case null:
      return undefined;
    case 'tooShort':
      return t('admin.staff.password.tooShort', { n: passwordLimits.minLength });
    case 'tooLong':
      return t('admin.staff.password.tooLong', { n: passwordLimits.maxLength });
    case 'tooSimple':
    case 'published':
    case 'containsId':
      return t(`admin.staff.password.${problem}`);
  }
}

const passwordFields: readonly string[] = ['data.staff.password', 'data.newPassword'];

/** What the server alone knows to be wrong with a password; undefined when it refused for another reason. */
export function refusedPassword(details: readonly ProblemDetail[] = []): string | undefined {
  return details.find(({ path }) => passwordFields.includes(path))?.message;
}

/** The same, where the refusal was thrown. */
export function refusedPasswordOf(error: Error): string | undefined {
  return error instanceof RefusedError ? refusedPassword(error.details) : undefined;
}
