import { Button, Modal } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { PasswordChoice, type PasswordDraft } from './password-choice.tsx';
import { passwordError, refusedPasswordOf } from './password-error.ts';
import type { PasswordToShow } from './shown-password.tsx';
import type { AdminStaffMember } from '../staff-queries.ts';
import { useStaffMutation } from '../use-staff-mutation.ts';

interface ResetPasswordProps {
  readonly member: AdminStaffMember;
  readonly onClose: () => void;
  readonly onPassword: (shown: PasswordToShow) => void;
}

/** Another password for a colleague who has forgotten theirs, or whose account is not theirs alone. */
export function ResetPassword({ member, onClose, onPassword }: ResetPasswordProps) {
  const { t } = useTexts();
  const formId = useId();
  const { mutate, isPending } = useStaffMutation<
    { staff: AdminStaffMember } | { password: string }
  >();
  const [draft, setDraft] = useState<PasswordDraft>({ source: 'madeUp', password: '' });
  const [fieldError, setFieldError] = useState<string>();
  const { id, name } = member;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const { source, password } = draft;
    const weak = source === 'chosen' ? passwordError(t, password, id) : undefined;
    setFieldError(weak);
    if (weak !== undefined) return;
    mutate(
      {
        run: () =>
          source === 'chosen'
            ? staffPortal.staff.update({ staff: { id, password } })
            : staffPortal.staff.resetPassword({ id }),
        doneTitle: t('admin.staff.reset.done', { name }),
        onValue: (done) => 'password' in done && onPassword({ id, password: done.password }),
        onDone: onClose,
      },
      { onError: (error) => setFieldError(refusedPasswordOf(error)) },
    );
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t('admin.staff.reset.title', { name })}
      description={t('admin.staff.reset.hint')}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {t('admin.staff.reset.confirm')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PasswordChoice
          draft={draft}
          error={fieldError}
          onChange={(next) => {
            setDraft(next);
            setFieldError(undefined);
          }}
        />
      </form>
    </Modal>
  );
}
