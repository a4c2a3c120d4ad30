import { SignedOutError, type InputOf } from '@portal/client';
import type { confirmSession } from '@portal/domain/staff';
import { Button, Modal } from '@portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { portal } from '../../shared/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { personal } from '../../shared/orders/order-queries.ts';
import {
  resolveReauthentication,
  isReauthenticationPending,
  onReauthenticationChange,
} from '../../shared/session/reauthentication.ts';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { ProofForm } from '../second-factor/proof-form.tsx';
import { staffPortal } from '../staff-portal.ts';

/** Reauthentication dialog: opens when a call is refused until staff reauthenticate; the call then goes on. */
export function ConfirmationDialog() {
  const isPending = useSyncExternalStore(onReauthenticationChange, isReauthenticationPending);
  // Calls of a console that is left wait for nobody.
  useEffect(() => () => resolveReauthentication(false), []);
  return isPending ? <Confirmation /> : null;
}

function Confirmation() {
  const { t } = useTexts();
  return (
    <Modal
      open
      disablePointerDismissal
      onClose={() => resolveReauthentication(false)}
      title={t('admin.confirm.title')}
      description={t('admin.confirm.hint')}
      footer={
        <Button variant="secondary" onClick={() => resolveReauthentication(false)}>
          {t('admin.confirm.cancel')}
        </Button>
      }
    >
      <ConfirmationForm
        onConfirmed={() => resolveReauthentication(true)}
        onSignedOut={() => resolveReauthentication(false)}
      />
    </Modal>
  );
}

interface ConfirmationFormProps {
  /** On the button. @defaultValue «Подтвердить» */
  readonly submit?: string;
  readonly onConfirmed: () => void;
  /** The session is over: what waits cannot go on. */
  readonly onSignedOut?: () => void;
}

/** Reauthentication by the factors that the account has. */
export function ConfirmationForm({ submit, onConfirmed, onSignedOut }: ConfirmationFormProps) {
  const { t } = useTexts();
  const account = useAccount();
  const [fieldError, setFieldError] = useState<string>();
  const begun = useQuery({
    queryKey: ['confirmation'],
    queryFn: ({ signal }) => staffPortal.confirmation.begin({}, { signal }),
    // What an authenticator signs serves once.
    gcTime: 0,
    staleTime: Infinity,
    meta: personal,
  });

  const confirm = useMutation({
    mutationFn: (proof: InputOf<typeof confirmSession>) => staffPortal.confirmation.confirm(proof),
    onSuccess(outcome, proof) {
      if (outcome.ok) {
        onConfirmed();
        return;
      }
      setFieldError(outcome.refusal.text);
      if ('passkey' in proof) void begun.refetch();
    },
    onError(error) {
      if (error instanceof SignedOutError) onSignedOut?.();
      else setFieldError(describeError(error, t).message);
    },
  });

  if (!begun.data) return <QueryState inline query={begun} />;
  const { kinds, passkey } = begun.data;
  if (kinds.length === 0) {
    return (
      <>
        <p>{t('admin.confirm.signInAnew')}</p>
        <Button onClick={() => void portal.session.signOut()}>{t('admin.menu.logout')}</Button>
      </>
    );
  }
  return (
    <ProofForm
      kinds={kinds}
      passkey={passkey}
      username={String(account?.id ?? '')}
      submit={submit ?? t('admin.confirm.submit')}
      fieldError={fieldError}
      isPending={confirm.isPending}
      onEdit={() => setFieldError(undefined)}
      onProof={(proof) => confirm.mutate(proof)}
    />
  );
}
