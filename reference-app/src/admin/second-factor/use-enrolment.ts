import type { BegunSecondFactor, FinishedSecondFactor, Refusal } from '@portal/client';
import { deviceName } from '@portal/domain/guests';
import type { SecondFactorKind } from '@portal/domain/staff';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '../../shared/errors/error-toast.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../staff-portal.ts';
import { makePasskey } from './passkey-browser.ts';
import { secondFactorsQuery } from './second-factor-queries.ts';

/** Enrols second factors: an app in a window, a passkey by the browser's own. */
export function useEnrolment() {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const [totp, setTotp] = useState<Extract<BegunSecondFactor, { kind: 'totp' }> | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const showFailure = (problem: Error | Refusal | string) =>
    showError(problem, t('admin.security.failed'));

  const finish = useMutation({
    mutationFn: (finished: FinishedSecondFactor) =>
      staffPortal.security.finishSecondFactor(finished),
    async onSuccess(outcome, finished) {
      if (!outcome.ok) {
        if ('code' in finished && outcome.refusal.code === 'CODE_WRONG') {
          setFieldError(outcome.refusal.text);
        } else {
          setTotp(null);
          showFailure(outcome.refusal);
        }
        return;
      }
      setTotp(null);
      setCodes(outcome.value);
      toaster.show({ title: t('admin.security.enrolled') });
      await client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
    },
    onError: (error) => showFailure(error),
  });

  const begin = useMutation({
    mutationFn: (kind: SecondFactorKind) => staffPortal.security.beginSecondFactor(kind),
    async onSuccess(outcome) {
      if (!outcome.ok) {
        showFailure(outcome.refusal);
        return;
      }
      const begun = outcome.value;
      setFieldError(undefined);
      if (begun.kind === 'totp') {
        setTotp(begun);
        return;
      }
      const { browser, system } = deviceName(navigator.userAgent);
      const where = [browser, system].filter(Boolean).join(', ');
      const name = t('admin.security.passkey.defaultName', { name: where });
      const passkey = await makePasskey(begun.options).catch(() => null);
      if (passkey) finish.mutate({ id: begun.id, name, passkey });
      else showFailure(t('admin.proof.passkey.failed'));
    },
    onError: (error) => showFailure(error),
  });

  return {
    begin: (kind: SecondFactorKind) => begin.mutate(kind),
    finish: (finished: FinishedSecondFactor) => finish.mutate(finished),
    isBeginning: begin.isPending,
    isFinishing: finish.isPending,
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
