import type { ValueOf } from '@portal/client';
import {
  oneLine,
  staffIdMaxLength,
  staffIdSchema,
  type StaffRole,
  staffRoles,
} from '@portal/domain/contract';
import { staffNameMaxLength, type createStaff } from '@portal/domain/staff';
import { Button, Modal, RadioGroup, TextField } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as accounts from '../../accounts/accounts.css.ts';
import { staffPortal } from '../../staff-portal.ts';
import { PasswordChoice, type PasswordDraft } from '../password/password-choice.tsx';
import { passwordError, refusedPasswordOf } from '../password/password-error.ts';
import type { PasswordToShow } from '../password/shown-password.tsx';
import { useStaffMutation } from '../use-staff-mutation.ts';

interface NewMemberProps {
  readonly onClose: () => void;
  /** Takes the password that was made up. */
  readonly onPassword: (shown: PasswordToShow) => void;
}

interface Draft extends PasswordDraft {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}

type FieldErrors = Partial<Record<'id' | 'name' | 'password', string | undefined>>;

const empty: Draft = { id: '', name: '', role: 'moderator', source: 'madeUp', password: '' };

/** A new account: login, name, role, and a password that is handed over. */
export function NewMember({ onClose, onPassword }: NewMemberProps) {
  const { t } = useTexts();
  const formId = useId();
  const { mutate, isPending } = useStaffMutation<ValueOf<typeof createStaff>>(
    t('admin.staff.createFailed'),
  );
  const [draft, setDraft] = useState(empty);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const hasUnsaved = JSON.stringify(draft) !== JSON.stringify(empty);

  function edit(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
    setFieldErrors({});
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const id = draft.id.trim();
    const name = oneLine(draft.name);
    const chosen = draft.source === 'chosen';
    const weak = chosen ? passwordError(t, draft.password, id) : undefined;
    const found = {
      ...(!staffIdSchema.safeParse(id).success && { id: t('admin.staff.form.idWrong') }),
      ...(name === '' && { name: t('admin.staff.form.nameRequired') }),
      ...(weak !== undefined && { password: weak }),
    };
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    const created = { id, name, role: draft.role, ...(chosen && { password: draft.password }) };
    mutate(
      {
        run: () => staffPortal.staff.create({ staff: created }),
        doneTitle: t('admin.staff.created', { name }),
        onRefused({ text }) {
          setFieldErrors({ id: text });
          return true;
        },
        onValue: ({ password }) => password !== null && onPassword({ id, password }),
        onDone: onClose,
      },
      { onError: (error) => setFieldErrors({ password: refusedPasswordOf(error) }) },
    );
  }

  return (
    <Modal
      open
      size="medium"
      onClose={onClose}
      hasUnsaved={hasUnsaved && !isPending}
      title={t('admin.staff.new')}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {t('admin.staff.form.create')}
        </Button>
      }
    >
      <form id={formId} noValidate className={accounts.form} onSubmit={submit}>
        <TextField
          label={t('admin.staff.form.name')}
          hint={t('admin.staff.form.nameHint')}
          required
          maxLength={staffNameMaxLength}
          value={draft.name}
          error={fieldErrors.name}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('admin.staff.form.id')}
          hint={t('admin.staff.form.idHint')}
          required
          maxLength={staffIdMaxLength}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={draft.id}
          error={fieldErrors.id}
          onChange={(event) => edit({ id: event.currentTarget.value })}
        />
        <RadioGroup
          label={t('admin.staff.role')}
          options={staffRoles.map((value) => ({
            value,
            label: t(`admin.role.${value}`),
            description: t(`admin.staff.role.${value}.hint`),
          }))}
          value={draft.role}
          onValueChange={(role) => edit({ role })}
        />
        <PasswordChoice
          draft={draft}
          error={fieldErrors.password}
          onChange={({ source, password }) => edit({ source, password })}
        />
      </form>
    </Modal>
  );
}
