import { passwordFault, passwordLimits, type Translate } from '@portal/domain';

/** What is wrong with a password that somebody wants to have, in words; undefined when nothing is. */
export function passwordMistake(t: Translate, password: string, id: string): string | undefined {
  const fault = passwordFault(password, id);
  switch (fault) {
    case null:
      return undefined;
    case 'tooShort':
      return t('admin.staff.password.tooShort', { n: passwordLimits.minLength });
    case 'tooLong':
      return t('admin.staff.password.tooLong', { n: passwordLimits.maxLength });
    case 'tooSimple':
    case 'containsId':
      return t(`admin.staff.password.${fault}`);
  }
}
