import type { InputOf, ValueOf } from '@portal/client';
import { deviceName } from '@portal/domain/guests';
import type { SecondFactorKind, beginSecondFactor, finishSecondFactor } from '@portal/domain/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { useOutcomeMutation } from '../use-outcome-mutation.ts';
import { makePasskey } from './passkey-browser.ts';
import { secondFactorsQuery } from './second-factor-queries.ts';

/** A factor that is being enrolled. */
export type BegunSecondFactor = ValueOf<typeof beginSecondFactor>;

/** Enrols second factors: an app in a window, a passkey by the browser's own. */
export function useEnrolment() {
  const { t } = useTexts();
  const showError = useErrorToast();
  const client = useQueryClient();
  const [totp, setTotp] = useState<Extract<BegunSecondFactor, { kind: 'totp' }> | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const failedTitle = t('admin.security.failed');
  const finishing = useOutcomeMutation<ValueOf<typeof finishSecondFactor>>({ failedTitle });
  const beginning = useOutcomeMutation<BegunSecondFactor>({ failedTitle });

  function finish(finished: InputOf<typeof finishSecondFactor>): void {
    finishing.mutate({
      run: () => staffPortal.secondFactors.finish(finished),
      doneTitle: t('admin.security.enrolled'),
      onValue({ recoveryCodes }) {
        setTotp(null);
        setCodes(recoveryCodes);
        return client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
      },
      onRefused({ code, text }) {
        const isCodeWrong = 'code' in finished && code === 'CODE_WRONG';
        if (isCodeWrong) setFieldError(text);
        else setTotp(null);
        return isCodeWrong;
      },
    });
  }

  async function goOn(begun: BegunSecondFactor): Promise<void> {
    setFieldError(undefined);
    if (begun.kind === 'totp') {
      setTotp(begun);
      return;
    }
    const { browser, system } = deviceName(navigator.userAgent);
    const where = [browser, system].filter(Boolean).join(', ');
    const name = t('admin.security.passkey.defaultName', { name: where });
    const passkey = await makePasskey(begun.options).catch(() => null);
    if (passkey) finish({ id: begun.id, name, passkey });
    else showError(t('admin.proof.passkey.failed'), failedTitle);
  }

  return {
    begin: (kind: SecondFactorKind) =>
      beginning.mutate({ run: () => staffPortal.secondFactors.begin({ kind }), onValue: goOn }),
    finish,
    isBeginning: beginning.isPending,
    isFinishing: finishing.isPending,
    /** The app that is being set up. */
    totp,
    closeTotp: () => setTotp(null),
    fieldError,
    clearFieldError: () => setFieldError(undefined),
    /** Recovery codes to be shown, this once. */
    codes,
    showCodes: setCodes,
    closeCodes: () => setCodes(null),
  };
}
