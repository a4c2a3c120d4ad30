import type { StaffRole } from '@portal/domain/contract';
import { homePathFor } from '@portal/domain/staff';
import { ErrorScreen, LinkButton } from '@portal/ui';
import { useTexts } from '../shared/texts/texts-provider.tsx';
import { useTitle } from '../shared/use-title.ts';

/** An address in the console that leads nowhere. */
export function UnknownPage({ role }: { role: StaffRole }) {
  const { t } = useTexts();
  useTitle(t('portal.notFound.title'));
  return (
    <ErrorScreen
      title={t('portal.notFound.title')}
      message={t('portal.notFound.hint')}
      actions={<LinkButton href={homePathFor(role)}>{t('admin.forbidden.home')}</LinkButton>}
    />
  );
}
