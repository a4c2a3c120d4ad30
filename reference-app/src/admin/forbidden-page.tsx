import type { StaffRole } from '@portal/domain/contract';
import { homePathFor } from '@portal/domain/staff';
import { ErrorScreen, LinkButton } from '@portal/ui';
import { useTexts } from '../shared/texts/texts-provider.tsx';
import { useTitle } from '../shared/use-title.ts';

/** A page this role may not open. It reads nothing. */
export function ForbiddenPage({ role }: { role: StaffRole }) {
  const { t } = useTexts();
  useTitle(t('admin.forbidden.title'));
  return (
    <ErrorScreen
      title={t('admin.forbidden.title')}
      message={t('admin.forbidden.hint')}
      actions={<LinkButton href={homePathFor(role)}>{t('admin.forbidden.home')}</LinkButton>}
    />
  );
}
