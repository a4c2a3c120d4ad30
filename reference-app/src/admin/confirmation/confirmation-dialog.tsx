import { SignedOutError } from '@portal/client';
import { Button, Modal, Skeleton } from '@portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { portal } from '../../app/portal.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { personal } from '../../shared/orders/order-queries.ts';
import {
  answerWhoTheyAre,
  isAskedWhoTheyAre,
  onAskedWhoTheyAre,
} from '../../shared/session/reauthentication.ts';
import { useAccount } from '../../shared/session/session-provider.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { ProofForm } from '../second-factor/proof-form.tsx';
import { staffPortal } from '../staff-portal.ts';

/** Opens when any call is refused until whoever sits here has said again who they are; the call then goes on. */
export function ConfirmationDialog() {
  const isAsked = useSyncExternalStore(onAskedWhoTheyAre, isAskedWhoTheyAre);
  // Calls of a console that is left wait for nobody.
  useEffect(() => () => answerWhoTheyAre(false), []);
  return isAsked ? <Confirmation /> : null;
}

function Confirmation() {
  const { t } = useTexts();
  return (
    <Modal
      open
      keepOnOutsidePress
      onClose={() => answerWhoTheyAre(false)}
      title={t('admin.confirm.title')}
      description={t('admin.confirm.hint')}
      footer={
        <Button variant="secondary" onClick={() => answerWhoTheyAre(false)}>
          {t('admin.confirm.cancel')}
        </Button>
      }
    >
      <ConfirmationForm
        onConfirmed={() => answerWhoTheyAre(true)}
        onSignedOut={() => answerWhoTheyAre(false)}
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

/** Asks whoever sits here to say again who they are, by what they have. */
export function ConfirmationForm({ submit, onConfirmed, onSignedOut }: ConfirmationFormProps) {
  const { t } = useTexts();
  const account = useAccount();
  const [fieldError, setFieldError] = useState<string>();
  const begun = useQuery({
    queryKey: ['confirmation'],
    queryFn: ({ signal }) => staffPortal.security.beginConfirmation({ signal }),
    // What an authenticator signs serves once.
    gcTime: 0,
    staleTime: Infinity,
    meta: personal,
  });

  const confirm = useMutation({
    mutationFn: staffPortal.security.confirm,
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

  if (begun.isPending) return <Skeleton />;
  if (begun.isError) {
    return (
      <>
        <p>{describeError(begun.error, t).message}</p>
        <Button onClick={() => void begun.refetch()}>{t('portal.retry')}</Button>
      </>
    );
  }
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
