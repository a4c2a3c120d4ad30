import { Button, Drawer, EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
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
  const { data, error, isPending, isError, refetch } = useQuery(staffMemberQuery(id));
  if (data) {
    return (
      <MemberAccount member={data} isOwn={id === ownId} onClose={onClose} onPassword={onPassword} />
    );
  }
  return (
    <Drawer open onClose={onClose} title={id}>
      {isPending ? (
        <div aria-busy="true">
          <Skeleton />
          <Skeleton />
        </div>
      ) : (
        <EmptyState
          headingLevel={3}
          title={t(isError ? 'admin.staff.loadFailed' : 'admin.staff.notFound')}
          message={isError ? describeError(error, t).message : undefined}
          icon={<UserRound size="1em" strokeWidth={1.25} />}
          actions={
            isError ? (
              <Button onClick={() => void refetch()}>{t('portal.retry')}</Button>
            ) : undefined
          }
        />
      )}
    </Drawer>
  );
}
