import { Drawer } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { QueryState } from '../../../shared/loading/query-state.tsx';
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
  const query = useQuery(staffMemberQuery(id));
  if (query.data) {
    return <MemberAccount member={query.data} isOwn={id === ownId} {...{ onClose, onPassword }} />;
  }
  return (
    <Drawer open onClose={onClose} title={id}>
      <QueryState
        title={t('admin.staff.accountFailed')}
        icon={<UserRound size="1em" strokeWidth={1.25} />}
        headingLevel={3}
        query={query}
        missing={{ title: t('admin.staff.notFound') }}
      />
    </Drawer>
  );
}
