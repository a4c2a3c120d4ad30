import { Drawer, EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { ReadErrorState } from '../../../shared/errors/read-error-state.tsx';
import { MemberAccount } from './member-account.tsx';
import type { PasswordToShow } from '../password/shown-password.tsx';
import { staffMemberQuery } from '../staff-queries.ts';

interface MemberDrawerProps {
  readonly id: string;
  /** Of whoever looks. */
  readonly ownId: string;
  readonly onClose: () => void;
  readonly onPassword: (shown: PasswordToShow) => void;
}

/** A member of staff's account, by the address. */
export function MemberDrawer({ id, ownId, onClose, onPassword }: MemberDrawerProps) {
  const { t } = useTexts();
  const { data, error, isPending, refetch } = useQuery(staffMemberQuery(id));
  const icon = <UserRound size="1em" strokeWidth={1.25} />;
  if (data) {
    return (
      <MemberAccount member={data} isOwn={id === ownId} onClose={onClose} onPassword={onPassword} />
    );
  }
  return (
    <Drawer open onClose={onClose} title={id}>
      {isPending && (
        <div aria-busy="true">
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {error && (
        <ReadErrorState
          {...{ headingLevel: 3, icon, read: { error, refetch } }}
          title={t('admin.staff.accountFailed')}
        />
      )}
      {!isPending && !error && (
        <EmptyState headingLevel={3} title={t('admin.staff.notFound')} icon={icon} />
      )}
    </Drawer>
  );
}
