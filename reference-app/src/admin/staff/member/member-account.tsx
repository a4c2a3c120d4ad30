import { staffIdentity } from '@portal/domain/audit';
import { oneLine, type StaffRole, staffRoles } from '@portal/domain/contract';
import { staffNameMaxLength } from '@portal/domain/staff';
import { Badge, Button, Drawer, Link, Select, StatusBadge, TextField } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useHotelTime } from '../../../shared/time/hotel-time.ts';
import * as accounts from '../../accounts/accounts.css.ts';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { auditPath } from '../../audit/audit-view.ts';
import { staffPortal } from '../../staff-portal.ts';
import { AccountConfirmDialog, type AccountAction } from './account-confirm-dialog.tsx';
import { ResetPassword } from '../password/reset-password.tsx';
import type { PasswordToShow } from '../password/shown-password.tsx';
import type { AdminStaffMember } from '../staff-queries.ts';
import { useStaffMutation } from '../use-staff-mutation.ts';

interface MemberAccountProps {
  readonly member: AdminStaffMember;
  readonly isOwn: boolean;
  readonly onClose: () => void;
  readonly onPassword: (shown: PasswordToShow) => void;
}

/** An account: its name and role to change, its access, its password. */
export function MemberAccount({ member, isOwn, onClose, onPassword }: MemberAccountProps) {
  const { t } = useTexts();
  const time = useHotelTime();
  const formId = useId();
  const { mutate, isPending } = useStaffMutation();
  const { id, disabled } = member;
  const [draft, setDraft] = useState({ name: member.name, role: member.role });
  const [fieldError, setFieldError] = useState<string>();
  const [pendingAction, setPendingAction] = useState<AccountAction | null>(null);
  const [isResetting, setResetting] = useState(false);
  const hasUnsaved = oneLine(draft.name) !== member.name || draft.role !== member.role;

  const details = [
    [t('admin.staff.createdAt'), time.date(member.createdAt)],
    [
      t('admin.staff.lastSeen'),
      member.lastSeenAt === null ? t('admin.staff.neverSeen') : time.dateTime(member.lastSeenAt),
    ],
    [t('admin.staff.sessions'), member.sessionsCount],
    [
      t('admin.staff.factors'),
      member.secondFactorsCount === 0 ? t('admin.staff.factors.none') : member.secondFactorsCount,
    ],
  ] as const;

  function save() {
    const name = oneLine(draft.name);
    mutate({
      run: () => staffPortal.staff.update({ staff: { id, name, role: draft.role } }),
      doneTitle: t('admin.staff.saved', { name }),
      onDone: onClose,
    });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    if (oneLine(draft.name) === '') {
      setFieldError(t('admin.staff.form.nameRequired'));
      return;
    }
    if (draft.role === member.role) save();
    else setPendingAction({ kind: 'role', role: draft.role });
  }

  return (
    <Drawer
      open
      onClose={onClose}
      hasUnsaved={hasUnsaved && !isPending}
      title={member.name}
      description={id}
      footer={
        <>
          {!isOwn && (
            <Button
              variant="quiet"
              onClick={() => setPendingAction({ kind: disabled ? 'enable' : 'disable' })}
            >
              {t(disabled ? 'admin.staff.enable' : 'admin.staff.disable')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={isPending} disabled={!hasUnsaved}>
            {t('admin.staff.form.save')}
          </Button>
        </>
      }
    >
      <div className={accounts.content}>
        <div role="status" className={accounts.inline}>
          <StatusBadge
            tone={disabled ? 'danger' : 'success'}
            label={`${t('admin.staff.access')}: ${t(disabled ? 'admin.staff.access.off' : 'admin.staff.access.on')}`}
          />
          {isOwn && <Badge tone="info">{t('admin.staff.you')}</Badge>}
        </div>
        <form id={formId} noValidate className={accounts.form} onSubmit={submit}>
          <TextField
            label={t('admin.staff.form.name')}
            hint={t('admin.staff.form.nameHint')}
            required
            maxLength={staffNameMaxLength}
            value={draft.name}
            error={fieldError}
            onChange={(event) => {
              setDraft({ ...draft, name: event.currentTarget.value });
              setFieldError(undefined);
            }}
          />
          <Select
            label={t('admin.staff.role')}
            hint={isOwn ? t('problem.OWN_ACCOUNT') : t(`admin.staff.role.${draft.role}.hint`)}
            disabled={isOwn}
            value={draft.role}
            options={staffRoles.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setDraft({ ...draft, role: value as StaffRole })
            }
          />
        </form>
        <DescriptionList details={details} />
        {!isOwn && (
          <div className={accounts.inline}>
            <Button size="small" variant="secondary" onClick={() => setResetting(true)}>
              {t('admin.staff.reset')}
            </Button>
            {member.secondFactorsCount > 0 && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => setPendingAction({ kind: 'factors' })}
              >
                {t('admin.staff.factors.remove')}
              </Button>
            )}
          </div>
        )}
        <div className={accounts.inline}>
          <Link href={auditPath({ entity: 'staff', id })}>{t('admin.audit.open')}</Link>
          <Link href={auditPath({ actor: staffIdentity(id) })}>{t('admin.audit.deeds')}</Link>
        </div>
      </div>
      <AccountConfirmDialog
        member={member}
        action={pendingAction}
        onClose={() => setPendingAction(null)}
        onRole={save}
      />
      {isResetting && (
        <ResetPassword
          member={member}
          onClose={() => setResetting(false)}
          onPassword={onPassword}
        />
      )}
    </Drawer>
  );
}
