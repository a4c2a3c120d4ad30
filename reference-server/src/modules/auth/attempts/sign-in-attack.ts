import type { AlertAbout } from '@portal/domain/alerts';
import { staffSignInRules } from '@portal/domain/server';
import { signInRules } from '@portal/domain/sign-in';
import { createTexts } from '@portal/domain/texts';
import type { Alerts } from '../../alerts/alerts.ts';
import type { Change } from '../../../outbox/change.ts';

/** Alerts that somebody is guessing, raised in the transaction that meets it. */
export type SignInAttack = ReturnType<typeof createSignInAttack>;

const { t } = createTexts({ locale: 'ru' });

/** Alerts of guessing, one for each thing that is guessed at; they name nobody, as the chat reads them too. */
export function createSignInAttack(alerts: Alerts) {
  const raise = (change: Change, about: AlertAbout, what: string) =>
    alerts.raise(change, { kind: 'sign-in-attack', about, params: { what } });
  const passwords = { type: 'sign-in', id: 'passwords' } as const;
  const { failuresPerId, failuresPerAddress } = staffSignInRules;

  return {
    /** Codes are longer until the day ends. */
    codes: (change: Change) =>
      raise(
        change,
        { type: 'sign-in', id: 'codes' },
        t('notice.alarm.longCodes', { n: signInRules.codeDigitsUnderAttack }),
      ),
    /** An account has no tries left. @param staffId - null where there is no such account */
    account: (change: Change, staffId: string | null) =>
      staffId === null
        ? raise(change, passwords, t('notice.alarm.passwords.nobody', countsOf(failuresPerId)))
        : raise(
            change,
            { type: 'staff', id: staffId },
            t('notice.alarm.passwords.account', countsOf(failuresPerId)),
          ),
    /** An address has no tries left. */
    address: (change: Change) =>
      raise(change, passwords, t('notice.alarm.passwords.address', countsOf(failuresPerAddress))),
  };
}

function countsOf({ points, windowSeconds }: { points: number; windowSeconds: number }) {
  return { n: points, minutes: windowSeconds / 60 };
}
